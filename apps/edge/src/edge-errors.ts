import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueBusyError } from '@umkreis/serving/fair-queue.ts';
import { problems, sendProblem } from './proxy/proxy-problems.ts';

/** Sends errors as problem documents. Details of internal errors are not exposed. */
export function registerEdgeErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof QueueBusyError) return sendProblem(reply, error.isOwn ? problems[429] : problems[503]);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, refusal(error, status));
    request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, { type: '/problems/internal', title: 'An error occurred', status: 500 });
  });
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, { type: '/problems/not-found', title: 'Not found', status: 404 }),
  );
}

/** Handles errors before routing, such as a URL that is too long. */
export function sendFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply, refusal(error, error.statusCode ?? 400));
}

/** Maximum length in characters: the message may quote the URL, which can have 16 kB. */
const LONGEST_TITLE = 200;

const refusal = (error: FastifyError, status: number) => ({
  type: '/problems/bad-request',
  title: error.message.slice(0, LONGEST_TITLE).toWellFormed(),
  status,
});
