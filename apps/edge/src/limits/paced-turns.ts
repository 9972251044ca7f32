import { setTimeout as sleep } from 'node:timers/promises';
import { BusyError, type FairTurns } from '@umkreis/serving/fair-turns.ts';
import { LeakyBucket } from '@umkreis/serving/leaky-bucket.ts';
import type { EdgeLimits } from './edge-limits.ts';
import { LONGEST_WAIT_MS, turnsAt } from './edge-turns.ts';

const MB = 1024 * 1024;
/** So many seconds of its rate an address may have at once. */
const BURST_S = 3;
/** Shortest time between two looks whether it may go on, ms */
const LOOK_MS = 50;

/**
 * Turns that one address can't have all the time: while others ask too it has so many a second, and so many bytes.
 * Each is soon over, yet one after the other without a pause would leave the processor to nobody else.
 */
export class PacedTurns {
  readonly #turns: FairTurns;
  readonly #calls: LeakyBucket;
  readonly #bytes: LeakyBucket;

  constructor(bound: 'READS' | 'PAGES', limits: EdgeLimits) {
    this.#turns = turnsAt(bound, limits);
    const [calls, bytes] = [limits[`LIMIT_${bound}_PER_SECOND`], limits.LIMIT_READ_MB_PER_SECOND * MB];
    this.#calls = new LeakyBucket({ rate: calls, burst: BURST_S * calls });
    this.#bytes = new LeakyBucket({ rate: bytes, burst: BURST_S * bytes });
  }

  /** @throws BusyError */
  async take(client: string): Promise<() => void> {
    for (const end = Date.now() + LONGEST_WAIT_MS; ;) {
      const give = await this.#turns.take(client);
      const wait = this.#waitOf(client);
      if (wait === 0) {
        this.#calls.charge(client, 1);
        return give;
      }
      give();
      if (Date.now() + wait > end) throw new BusyError(true);
      // Those who wait don't come back all at once.
      await sleep((LOOK_MS + wait) * (1 + Math.random()));
    }
  }

  /** @throws BusyError, or what the work throws */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const give = await this.take(client);
    try {
      return await work();
    } finally {
      give();
    }
  }

  get counts(): { running: number; waiting: number } {
    return this.#turns.counts;
  }

  /** Bytes that a turn brought */
  charge(client: string, bytes: number): void {
    this.#bytes.charge(client, bytes);
  }

  #waitOf(client: string): number {
    return this.#turns.isShared(client) ? Math.max(this.#calls.waitOf(client), this.#bytes.waitOf(client)) : 0;
  }
}
