import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ProblemError } from './problem-error.ts';

/**
 * Limits the work caused by one client by its duration, as requests of equal length may differ greatly in cost.
 */
export class WorkBudget {
  readonly #spent: RateLimiterMemory;
  readonly #ms: number;

  /** @param ms of work @param windowS s */
  constructor(ms: number, windowS: number) {
    this.#ms = ms;
    this.#spent = new RateLimiterMemory({ points: ms, duration: windowS });
  }

  /** @throws ProblemError 429 with Retry-After once the client has spent its share */
  async assertLeft(client: string): Promise<void> {
    const spent = await this.#spent.get(client);
    if (!spent || spent.consumedPoints < this.#ms) return;
    const seconds = Math.ceil(spent.msBeforeNext / 1000);
    throw new ProblemError(
      429,
      'too-many-requests',
      'Too many requests',
      { detail: `Try again in ${seconds} s.` },
      { 'Retry-After': String(seconds) },
    );
  }

  /** Runs work and counts its time, even if it runs in another thread. */
  async spend<T>(client: string, work: () => T | Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      await this.#spent.penalty(client, Math.ceil(performance.now() - started));
    }
  }
}
