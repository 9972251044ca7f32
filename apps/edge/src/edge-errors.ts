import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '@umkreis/serving/fair-turns.ts';
import { problems, sendProblem } from './proxy/proxy-problems.ts';

/** What goes wrong at the edge itself leaves as a problem document; what went wrong inside stays inside. */
export function registerEdgeErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof BusyError) return sendProblem(reply, error.isOwn ? problems[429] : problems[503]);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, refusal(error, status));
    request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, { type: '/problems/internal', title: 'An error occurred', status: 500 });
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, { type: '/problems/not-found', title: 'Not found', status: 404 }),
  );
}

/** Errors from before a route is found, such as an address that is too long. */
export function sendFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply, refusal(error, error.statusCode ?? 400));
}

/** A message may quote the address, which may have 16 kB. Characters */
const LONGEST_TITLE = 200;

const refusal = (error: FastifyError, status: number) => ({
  type: '/problems/bad-request',
  title: error.message.slice(0, LONGEST_TITLE).toWellFormed(),
  status,
});
