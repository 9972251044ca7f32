import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageText } from './pages/create-pages.ts';

const TYPE = 'application/ld+json';

export const acceptsJsonLd = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(TYPE) ?? false;

/** Sends the structured data of embedded content, which any site may read. */
export const sendJsonLd = (reply: FastifyReply, { status, jsonLd }: PageText) =>
  reply
    .code(status)
    .header('Content-Type', `${TYPE}; charset=utf-8`)
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept, Accept-Encoding')
    .header('Access-Control-Allow-Origin', '*')
    .send(jsonLd);
