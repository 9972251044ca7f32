import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Response header: the request was not processed and may be sent to another process. */
export const NOT_TAKEN = 'umkreis-not-taken';

const RETRY_S = '2';
const STEP_MS = 10;

interface Times {
  /** How long requests are still accepted, so that load balancers notice, ms. */
  drainMs: number;
  /** Time limit for the remaining requests, ms. */
  longestMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    gracefulEnd: GracefulEnd;
  }
}

/**
 * Graceful shutdown of a server process: announces it and serves for a while, then rejects new requests, and closes
 * when all running ones are finished.
 */
export class GracefulEnd {
  #isEnding = false;
  #takesNothing = false;
  #running = 0;
  readonly #app: FastifyInstance;
  readonly #listeners: (() => void)[] = [];

  /** Must be registered before any other hook, so that rejected requests have no effect. */
  constructor(app: FastifyInstance) {
    this.#app = app;
    app.decorate('gracefulEnd', this as GracefulEnd);
    app.addHook('onRequest', async (request, reply) => {
      if (this.#isEnding) reply.header('Connection', 'close');
      if (this.#takesNothing)
        return reply
          .code(503)
          .headers({ 'Retry-After': RETRY_S, 'Cache-Control': 'no-store', [NOT_TAKEN]: 'ending' })
          .type('application/problem+json')
          .send(JSON.stringify({ type: '/problems/unavailable', title: 'This process ends', status: 503 }));
      this.#running++;
      reply.raw.once('close', () => {
        this.#running--;
      });
    });
  }

  /** Whether the shutdown has started. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** @param listener ends requests that wait or stream; called when new requests are no longer accepted */
  onEnd(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Number of requests in progress. */
  get running(): number {
    return this.#running;
  }

  /** @returns when everything is closed; false: requests were still running after the time limit */
  async end({ drainMs, longestMs }: Times): Promise<boolean> {
    this.#isEnding = true;
    await wait(drainMs);
    this.#takesNothing = true;
    for (const listener of this.#listeners) listener();
    for (const latest = performance.now() + longestMs; this.#running > 0 && performance.now() < latest;)
      await wait(STEP_MS);
    const isDone = this.#running === 0;
    await this.#app.close();
    return isDone;
  }
}

interface Ending {
  end: Pick<GracefulEnd, 'end'>;
  times: Times;
  log: Pick<FastifyInstance['log'], 'info' | 'warn' | 'error'>;
  /** Runs after the server is closed, e.g. to close the database. */
  after?: () => Promise<void>;
}

/** Shuts the process down gracefully on SIGTERM and SIGINT; a second signal exits at once. */
export function endOnSignal({ end, times, log, after }: Ending): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      log.info({ signal }, 'ending');
      void end
        .end(times)
        .then(async (isDone) => {
          if (!isDone) log.warn('requests were still running');
          await after?.();
          process.exit(0);
        })
        .catch((error: unknown) => {
          log.error({ err: error }, 'did not end well');
          process.exit(1);
        });
    });
}
