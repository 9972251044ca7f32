import { setTimeout as sleep } from 'node:timers/promises';
import { QueueBusyError, type FairQueue } from '@umkreis/serving/fair-queue.ts';
import { LeakyBucket } from '@umkreis/serving/leaky-bucket.ts';
import type { EdgeLimits } from './edge-limits.ts';
import { LONGEST_WAIT_MS, createQueue } from './edge-queues.ts';

const MB = 1024 * 1024;
/** Burst size: seconds of its rate that an address can use at once. */
const BURST_S = 3;
/** Minimum interval of the checks whether a call may continue, ms */
const LOOK_MS = 50;

/**
 * A queue that also limits the calls and bytes per second of an address while other addresses are active.
 * Otherwise many short calls in sequence could use the whole CPU.
 */
export class RateLimitedQueue {
  readonly #queue: FairQueue;
  readonly #calls: LeakyBucket;
  readonly #bytes: LeakyBucket;

  constructor(bound: 'READS' | 'PAGES', limits: EdgeLimits) {
    this.#queue = createQueue(bound, limits);
    const [calls, bytes] = [limits[`LIMIT_${bound}_PER_SECOND`], limits.LIMIT_READ_MB_PER_SECOND * MB];
    this.#calls = new LeakyBucket({ rate: calls, burst: BURST_S * calls });
    this.#bytes = new LeakyBucket({ rate: bytes, burst: BURST_S * bytes });
  }

  /** @throws QueueBusyError */
  async take(client: string): Promise<() => void> {
    for (const end = Date.now() + LONGEST_WAIT_MS; ;) {
      const give = await this.#queue.take(client);
      const wait = this.#waitOf(client);
      if (wait === 0) {
        this.#calls.charge(client, 1);
        return give;
      }
      give();
      if (Date.now() + wait > end) throw new QueueBusyError(true);
      // Random delay, so that waiting calls do not retry simultaneously.
      await sleep((LOOK_MS + wait) * (1 + Math.random()));
    }
  }

  /** @throws QueueBusyError, or the error of `work` */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const give = await this.take(client);
    try {
      return await work();
    } finally {
      give();
    }
  }

  get counts(): { running: number; waiting: number } {
    return this.#queue.counts;
  }

  /** Counts bytes transferred by a call */
  charge(client: string, bytes: number): void {
    this.#bytes.charge(client, bytes);
  }

  #waitOf(client: string): number {
    return this.#queue.isShared(client) ? Math.max(this.#calls.waitOf(client), this.#bytes.waitOf(client)) : 0;
  }
}
