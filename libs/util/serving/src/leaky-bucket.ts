/** Maximum clients remembered; those with an empty bucket are evicted. */
const MOST = 10_000;

interface Options {
  /** Units that leak per second. */
  rate: number;
  /** Units that a client may use at once, before the rate applies. */
  burst: number;
}

/** Leaky bucket rate limiter with one bucket per client. */
export class LeakyBucket {
  readonly #options: Options;
  readonly #levels = new Map<string, { level: number; at: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  charge(client: string, amount: number): void {
    if (this.#levels.size > MOST) this.#forget();
    this.#levels.set(client, { level: this.#levelOf(client) + amount, at: Date.now() });
  }

  /** Time until the client may use more, ms; 0: now. */
  waitOf(client: string): number {
    return Math.max(0, ((this.#levelOf(client) - this.#options.burst) / this.#options.rate) * 1000);
  }

  #levelOf(client: string): number {
    const level = this.#levels.get(client);
    return level ? Math.max(0, level.level - ((Date.now() - level.at) / 1000) * this.#options.rate) : 0;
  }

  #forget(): void {
    for (const client of this.#levels.keys()) if (this.#levelOf(client) === 0) this.#levels.delete(client);
  }
}
