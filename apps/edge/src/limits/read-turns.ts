import { BusyError, type FairTurns } from '@umkreis/serving/fair-turns.ts';
import { ByteRate } from '@umkreis/serving/byte-rate.ts';
import { turnsAt } from './turns.ts';
import type { EdgeLimits } from './edge-limits.ts';

const MB = 1024 * 1024;
/** So many seconds of its rate an address may have at once. */
const BURST_S = 2;
const LONGEST_WAIT_MS = 10_000;

/** Turns at reading from the API. While others read too, an address has so many bytes a second of answers. */
export class ReadTurns {
  readonly #turns: FairTurns;
  readonly #rate: ByteRate;

  constructor(limits: EdgeLimits) {
    this.#turns = turnsAt('READS', limits);
    const rate = limits.LIMIT_READ_MB_PER_ADDRESS * MB;
    this.#rate = new ByteRate({ rate, burst: BURST_S * rate });
  }

  /** @throws BusyError */
  async take(client: string): Promise<() => void> {
    for (const end = Date.now() + LONGEST_WAIT_MS; ;) {
      const give = await this.#turns.take(client);
      const wait = this.#turns.isShared(client) ? this.#rate.waitOf(client) : 0;
      if (wait === 0) return give;
      give();
      if (Date.now() + wait > end) throw new BusyError(true);
      // Those who wait don't come back all at once.
      await new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random())));
    }
  }

  charge(client: string, bytes: number): void {
    this.#rate.charge(client, bytes);
  }
}
