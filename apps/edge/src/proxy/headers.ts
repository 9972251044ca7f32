import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Of one connection, never passed on (RFC 9110, 7.6.1); `expect` is answered here, `host` and length are set anew. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];

function passed(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...ownHeaders, ...named]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined || left.has(name) ? [] : [[name, value]])),
  );
}

/** Headers of a request as those behind get it. @param host what they take for their own */
export function requestHeaders(request: FastifyRequest, host: string): Record<string, string | string[]> {
  const { 'content-length': _length, ...headers } = passed(request.headers);
  return {
    ...headers,
    host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
  };
}

/** Headers of an answer as the client gets it. */
export const answerHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[]> => passed(headers);
