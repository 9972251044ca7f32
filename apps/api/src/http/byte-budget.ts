import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { rejectTooManyRequests } from './reject-too-many-requests.ts';

export interface Budget {
  bytes: number;
  /** Window, s. */
  windowS: number;
}

/**
 * Rejects bodies of a client that has sent its share of bytes, as the number of requests alone says little about
 * their cost. A body counts before it is validated.
 * @param keyOf key that identifies a client
 * @returns a hook for `preValidation`; 429 with Retry-After once a budget is spent
 */
export function byteBudget(
  budgets: readonly Budget[],
  keyOf: (request: FastifyRequest) => string,
): preValidationAsyncHookHandler {
  const limiters = budgets.map(({ bytes, windowS }) => new RateLimiterMemory({ points: bytes, duration: windowS }));
  return async (request) => {
    // A chunked body has no length: it counts as the longest allowed one.
    const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit);
    for (const limiter of limiters)
      await limiter.consume(keyOf(request), bytes).catch(rejectTooManyRequests('too-many-bytes', 'Too much was sent'));
  };
}
