/** Clients remembered before those whose bucket is empty are forgotten */
const MOST = 10_000;

interface Options {
  /** What leaks in a second, in whatever is counted */
  rate: number;
  /** What a client may have at once, before the rate counts */
  burst: number;
}

/** How much of something a client had lately: a bucket that leaks, one for each. */
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

  /** Until the client may have more, ms; 0: now */
  waitOf(client: string): number {
    return Math.max(0, ((this.#levelOf(client) - this.#options.burst) / this.#options.rate) * 1000);
  }

  #levelOf(client: string): number {
    const known = this.#levels.get(client);
    return known ? Math.max(0, known.level - ((Date.now() - known.at) / 1000) * this.#options.rate) : 0;
  }

  #forget(): void {
    for (const client of this.#levels.keys()) if (this.#levelOf(client) === 0) this.#levels.delete(client);
  }
}
