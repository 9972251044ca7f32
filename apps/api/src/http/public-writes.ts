import rateLimit from '@fastify/rate-limit';
import { ProblemError } from './problem-error.ts';
import type { TypedApp } from './typed-app.ts';

/** Lets routes of this scope limit writes per address by `config.rateLimit`. */
export async function limitPublicWrites(app: TypedApp): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError(429, 'too-many-requests', 'Too many requests', {
        detail: `Try again in ${Math.ceil(ttl / 1000)} s.`,
      }),
  });
}
