import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Body = Buffer | (() => Readable);
/** A document, or one of whose forms some are read when they are asked for. */
interface Sendable {
  etag: string;
  raw: Body;
  br: Body | null;
  gz: Body | null;
}

/** Sends a document in the encoding that the client takes; 304 when it has it already. Always revalidated. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Sendable,
  contentType = 'application/json; charset=utf-8',
) {
  reply.header('ETag', document.etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
  if (matches(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.type(contentType);
  if (document.br && /\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted))
    return reply.header('Content-Encoding', 'br').send(open(document.br));
  if (document.gz && /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted))
    return reply.header('Content-Encoding', 'gzip').send(open(document.gz));
  return reply.send(open(document.raw));
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
