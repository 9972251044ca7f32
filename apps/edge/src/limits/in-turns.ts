import type { FastifyInstance } from 'fastify';
import { clientOf } from './client-of.ts';
import type { PacedTurns } from './paced-turns.ts';

/** Queues the requests of a scope's routes, since each response is computed like a page. */
export function answerInTurns(scope: FastifyInstance, turns: Pick<PacedTurns, 'run'>): void {
  scope.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return turns.run(clientOf(request), async () => handler.call(this, request, reply));
    };
  });
}
