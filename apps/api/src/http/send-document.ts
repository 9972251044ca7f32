import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Document } from './document.ts';

/** Sends a document in the encoding that the client takes; 304 when it has it already. Always revalidated. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document, contentType = 'application/json; charset=utf-8') {
  reply.header('ETag', document.etag).header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding');
  if (matches(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.type(contentType);
  if (document.br && /\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return reply.header('Content-Encoding', 'br').send(document.br);
  if (document.gz && /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(document.gz);
  return reply.send(document.raw);
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((given) => { const one = given.trim().replace(/^W\//, ''); return one === etag || one === '*'; });
}
