import type { FastifyInstance } from 'fastify';
import { sendProblem } from './proxy/proxy-problems.ts';

/** A name or IP address with an optional port (RFC 9110, 7.2); empty for HTTP/1.0. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{1,5})?$/i;

/** Rejects requests with any other host, since pages repeat it in their links. */
export function rejectMalformedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (HOST.test(request.host ?? '')) return undefined;
    return sendProblem(reply, { type: '/problems/bad-request', title: 'The host is not valid', status: 400 });
  });
}
