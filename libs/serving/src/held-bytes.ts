/** A holder that has had this much time may be dropped for the next one of its client, ms. */
const PATIENCE_MS = 2000;

interface Holder {
  client: string;
  bytes: number;
  /** ms since 1970 */
  since: number;
  drop(): void;
}

interface Options {
  /** Bytes held at once, of all clients */
  atOnce: number;
  perClient: number;
}

/**
 * Memory held for clients: bodies on their way in, answers on their way out. Over a bound the oldest holder of that
 * client, or of the one that holds most, is dropped.
 */
export class HeldBytes {
  readonly #options: Options;
  /** From the oldest on */
  readonly #holders = new Set<Holder>();
  readonly #byClient = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #held = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param drop ends what holds them @returns adds bytes to it, and gives all of them back */
  hold(client: string, drop: () => void): { add(bytes: number): void; release(): void } {
    const holder: Holder = { client, bytes: 0, since: Date.now(), drop };
    this.#holders.add(holder);
    return {
      add: (bytes) => {
        if (!this.#holders.has(holder)) return;
        holder.bytes += bytes;
        this.#change(client, bytes);
        while ((this.#byClient.get(client) ?? 0) > this.#options.perClient) this.#dropOldest(client);
        while (this.#held > this.#options.atOnce) this.#dropOldest(this.#largest());
      },
      release: () => this.#release(holder),
    };
  }

  /**
   * Waits while half of what a client may hold is held for it: whoever doesn't read what they have asked for gets
   * nothing further, until the oldest of it has had its time and is dropped.
   */
  async room(client: string): Promise<void> {
    while ((this.#byClient.get(client) ?? 0) > this.#options.perClient / 2) {
      const oldest = this.#oldest(client);
      const left = oldest ? oldest.since + PATIENCE_MS - Date.now() : 0;
      if (left <= 0) this.#dropOldest(client);
      else await this.#changed(left);
    }
  }

  /** Waits until something was given back, at most for a time in ms. */
  #changed(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, longest);
      this.#waiting.add(go);
    });
  }

  /** Bytes held now */
  get held(): number {
    return this.#held;
  }

  #release(holder: Holder): void {
    if (!this.#holders.delete(holder)) return;
    this.#change(holder.client, -holder.bytes);
    for (const go of this.#waiting) go();
  }

  #change(client: string, bytes: number): void {
    this.#held += bytes;
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
