import { RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problem-error.ts';

/**
 * Turns a limiter's rejection into 429 with Retry-After.
 * @throws ProblemError, or the error of the limiter itself
 */
export const rejectTooMany =
  (type: string, title: string) =>
  (reason: unknown): never => {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new ProblemError(
      429,
      type,
      title,
      { detail: `Try again in ${seconds} s.` },
      { 'Retry-After': String(seconds) },
    );
  };
