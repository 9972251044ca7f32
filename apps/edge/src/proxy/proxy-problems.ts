import type { FastifyReply } from 'fastify';
import type { Problem } from '@umkreis/contract/problem.ts';

const RETRY_S = 2;

/** Responses of the edge itself in place of the upstream server. */
export const problems = {
  400: { type: '/problems/bad-request', title: 'The request cannot be passed on', status: 400 },
  408: { type: '/problems/too-slow', title: 'The body did not come in time', status: 408 },
  413: { type: '/problems/ctp-body-too-large', title: 'Request body is too large', status: 413 },
  429: {
    type: '/problems/too-many-requests',
    title: 'Too many requests at once',
    status: 429,
    detail: 'Wait for the responses before sending further requests.',
  },
  503: {
    type: '/problems/unavailable',
    title: 'The service is away',
    status: 503,
    detail: 'Try again in a few seconds.',
  },
} satisfies Record<number, Problem>;

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.status === 429 || problem.status === 503) reply.header('Retry-After', String(RETRY_S));
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
