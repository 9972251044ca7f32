import type { FastifyInstance } from 'fastify';
import { clientOf } from './client-of.ts';
import type { PacedTurns } from './paced-turns.ts';

/** What the routes of a scope answer waits for its turn: each is made for its address, as a page is. */
export function answerInTurns(scope: FastifyInstance, turns: Pick<PacedTurns, 'run'>): void {
  scope.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return turns.run(clientOf(request), async () => handler.call(this, request, reply));
    };
  });
}
