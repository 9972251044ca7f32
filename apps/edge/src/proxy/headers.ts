import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { traceOf } from '@umkreis/serving/trace/request-trace.ts';
import { traceHeaders } from '@umkreis/serving/trace/trace.ts';

/**
 * Hop-by-hop headers, never forwarded (RFC 9110, 7.6.1); `expect` is handled here, `host` and the length are
 * set again.
 */
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
  // Only the edge itself waits at the API, because a visitor's request would use one of few slots.
  'prefer',
];

function passed(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...ownHeaders, ...named]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined || left.has(name) ? [] : [[name, value]])),
  );
}

/** The request headers for the upstream server. @param host the upstream server's own host */
export function requestHeaders(request: FastifyRequest, host: string): Record<string, string | string[]> {
  const { 'content-length': _length, tracestate: _state, ...headers } = passed(request.headers);
  return {
    ...headers,
    ...traceHeaders(traceOf(request.raw)),
    host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': request.protocol,
  };
}

/** The response headers for the client. */
export const responseHeaders = (headers: IncomingHttpHeaders): Record<string, string | string[]> => passed(headers);
