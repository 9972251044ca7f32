import type { FastifyInstance } from 'fastify';
import { clientOf } from './client-of.ts';
import type { RateLimitedQueue } from './rate-limited-queue.ts';

/** Queues the requests of a scope's routes, since each response is computed like a page. */
export function queueRequests(scope: FastifyInstance, queue: Pick<RateLimitedQueue, 'run'>): void {
  scope.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return queue.run(clientOf(request), async () => handler.call(this, request, reply));
    };
  });
}
