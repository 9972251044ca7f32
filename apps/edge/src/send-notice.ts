import type { FastifyReply, FastifyRequest } from 'fastify';
import { noticeLanguage, noticePolicy, renderNotice, type NoticeReason } from './notice.ts';
import type { Site } from './site.ts';

/** Sends a page without a release. */
export function sendNotice(
  { config, origin }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  reason: NoticeReason,
) {
  const language = noticeLanguage(new URL(request.url, 'http://edge'), request.headers['accept-language']);
  if (status === 503) reply.header('Retry-After', '60');
  return reply
    .code(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', noticePolicy)
    .send(renderNotice(reason, language, { name: config.PRODUCT_NAME, origin: origin() }));
}
