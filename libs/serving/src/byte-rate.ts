/** Clients remembered before those that owe nothing are forgotten */
const MOST = 10_000;

interface Options {
  /** Bytes per second */
  rate: number;
  /** Bytes that a client may have at once, before the rate counts */
  burst: number;
}

/** How many bytes a second a client was sent: a bucket that leaks. */
export class ByteRate {
  readonly #options: Options;
  readonly #levels = new Map<string, { bytes: number; at: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  charge(client: string, bytes: number): void {
    if (this.#levels.size > MOST) this.#forget();
    this.#levels.set(client, { bytes: this.#levelOf(client) + bytes, at: Date.now() });
  }

  /** Until the client may have more, ms; 0: now */
  waitOf(client: string): number {
    return Math.max(0, ((this.#levelOf(client) - this.#options.burst) / this.#options.rate) * 1000);
  }

  #levelOf(client: string): number {
    const level = this.#levels.get(client);
    return level ? Math.max(0, level.bytes - ((Date.now() - level.at) / 1000) * this.#options.rate) : 0;
  }

  #forget(): void {
    for (const client of this.#levels.keys()) if (this.#levelOf(client) === 0) this.#levels.delete(client);
  }
}
