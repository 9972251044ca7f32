import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** An answer that has it says: nothing of the request was done, another process may be asked. */
export const NOT_TAKEN = 'umkreis-not-taken';

const RETRY_S = '2';
const STEP_MS = 10;

interface Times {
  /** It serves on while load balancers learn of it, ms */
  drainMs: number;
  /** What runs then has this time, ms */
  longestMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    gracefulEnd: GracefulEnd;
  }
}

/**
 * How a server process ends: it says so and serves on for a while, then takes nothing new, and closes when all that
 * runs is answered.
 */
export class GracefulEnd {
  #isEnding = false;
  #takesNothing = false;
  #running = 0;
  readonly #app: FastifyInstance;

  /** Before any other hook: what it refuses has no effect. */
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

  /** It has been told to end. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Requests that are being answered. */
  get running(): number {
    return this.#running;
  }

  /** @returns when everything is closed; false: something was still running after the time */
  async end({ drainMs, longestMs }: Times): Promise<boolean> {
    this.#isEnding = true;
    await wait(drainMs);
    this.#takesNothing = true;
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
  /** After the server is closed, such as the database. */
  after?: () => Promise<void>;
}

/** Ends the process well on SIGTERM and SIGINT; a second signal ends it at once. */
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
