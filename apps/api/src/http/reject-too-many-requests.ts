import { RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from './problem-error.ts';

/** Converts a limiter's rejection to 429 with Retry-After. @throws ProblemError, or the limiter's own error */
export const rejectTooManyRequests =
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
