import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '@umkreis/serving/accepted-encoding.ts';
import type { Sendable } from '@umkreis/content/snapshots/sendable.ts';

type Body = Sendable['raw'];

/** Sends a document in an encoding that the client accepts; 304 if it is unchanged. Always revalidated. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Sendable,
  contentType = 'application/json; charset=utf-8',
) {
  const { encoding, body, etag } = representation(request, document);
  reply.header('ETag', etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(contentType);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(open(body));
}

/** Whether the client has the document already. */
export const isUnchanged = (request: FastifyRequest, document: Sendable): boolean =>
  matches(request.headers['if-none-match'], representation(request, document).etag);

function representation(request: FastifyRequest, document: Sendable) {
  const { encoding, body } = chosen(document, request.headers['accept-encoding'] ?? '');
  // Each encoding is a separate representation with its own tag (RFC 9110, 8.8.3.3).
  const etag = encoding ? document.etag.replace(/"$/, `-${encoding}"`) : document.etag;
  return { encoding, body, etag };
}

function chosen({ raw, br, gz }: Sendable, accepted: string): { encoding: 'br' | 'gzip' | null; body: Body } {
  const forms = { br, gzip: gz };
  const encoding = acceptedEncoding(accepted, [...(br ? ['br' as const] : []), ...(gz ? ['gzip' as const] : [])]);
  return { encoding, body: (encoding && forms[encoding]) ?? raw };
}

const open = (body: Body) => (typeof body === 'function' ? body() : body);

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((given) => {
      const one = given.trim().replace(/^W\//, '');
      return one === etag || one === '*';
    })
  );
}
