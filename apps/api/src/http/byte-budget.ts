import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { rejectTooMany } from './reject-too-many.ts';

export interface Budget {
  bytes: number;
  /** s */
  within: number;
}

/**
 * Refuses bodies of a client that has sent its share of bytes: requests alone say little of what they cost. A body
 * counts before it is checked.
 * @param keyOf what counts as one client
 * @returns a hook for `preValidation`; 429 with Retry-After once a budget is spent
 */
export function byteBudget(
  budgets: readonly Budget[],
  keyOf: (request: FastifyRequest) => string,
): preValidationAsyncHookHandler {
  const limiters = budgets.map(({ bytes, within }) => new RateLimiterMemory({ points: bytes, duration: within }));
  return async (request) => {
    // A body that comes in pieces announces nothing: it counts as the longest that is taken.
    const bytes = Number(request.headers['content-length'] ?? request.routeOptions.bodyLimit);
    for (const limiter of limiters)
      await limiter.consume(keyOf(request), bytes).catch(rejectTooMany('too-many-bytes', 'Too much was sent'));
  };
}
