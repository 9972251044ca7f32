/** A holder may be dropped for the client's next one after this time, ms. */
const TIMEOUT_MS = 2000;

interface Holder {
  client: string;
  bytes: number;
  /** ms since 1970. */
  since: number;
  drop(): void;
}

interface Options {
  /** Maximum bytes of all clients. */
  atOnce: number;
  perClient: number;
}

/**
 * Memory used for clients: request bodies and responses in transit. Above a limit, the oldest holder of that
 * client, or of the client with the most memory, is dropped.
 */
export class MemoryBudget {
  readonly #options: Options;
  /** Oldest first. */
  readonly #holders = new Set<Holder>();
  readonly #byClient = new Map<string, number>();
  readonly #pending = new Set<() => void>();
  #used = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param drop ends what uses the memory @returns functions to add bytes and to release all of them */
  reserve(client: string, drop: () => void): { add(bytes: number): void; release(): void } {
    const holder: Holder = { client, bytes: 0, since: Date.now(), drop };
    this.#holders.add(holder);
    return {
      add: (bytes) => {
        if (!this.#holders.has(holder)) return;
        holder.bytes += bytes;
        this.#change(client, bytes);
        while ((this.#byClient.get(client) ?? 0) > this.#options.perClient) this.#dropOldest(client);
        while (this.#used > this.#options.atOnce) this.#dropOldest(this.#largest());
      },
      release: () => this.#release(holder),
    };
  }

  /**
   * Waits while the client uses more than half of its limit: a client that does not read its responses gets nothing
   * more until the oldest one times out and is dropped.
   */
  async waitForCapacity(client: string): Promise<void> {
    while ((this.#byClient.get(client) ?? 0) > this.#options.perClient / 2) {
      const oldest = this.#oldest(client);
      const left = oldest ? oldest.since + TIMEOUT_MS - Date.now() : 0;
      if (left <= 0) this.#dropOldest(client);
      else await this.#changed(left);
    }
  }

  /** Waits until memory is released, at most for this time, ms. */
  #changed(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#pending.delete(go);
        resolve();
      };
      const timer = setTimeout(go, longest);
      this.#pending.add(go);
    });
  }

  /** Bytes in use. */
  get used(): number {
    return this.#used;
  }

  #release(holder: Holder): void {
    if (!this.#holders.delete(holder)) return;
    this.#change(holder.client, -holder.bytes);
    for (const go of this.#pending) go();
  }

  #change(client: string, bytes: number): void {
    this.#used += bytes;
    const own = (this.#byClient.get(client) ?? 0) + bytes;
    if (own > 0) this.#byClient.set(client, own);
    else this.#byClient.delete(client);
  }

  #largest(): string {
    let [largest, most] = ['', 0];
    for (const [client, bytes] of this.#byClient) if (bytes > most) [largest, most] = [client, bytes];
    return largest;
  }

  #oldest(client: string): Holder | undefined {
    for (const holder of this.#holders) if (holder.client === client && holder.bytes > 0) return holder;
    return undefined;
  }

  #dropOldest(client: string): void {
    const oldest = this.#oldest(client);
    if (!oldest) return;
    this.#release(oldest);
    oldest.drop();
  }
}
