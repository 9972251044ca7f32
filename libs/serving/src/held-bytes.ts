interface Holder {
  client: string;
  bytes: number;
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
  #held = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param drop ends what holds them @returns adds bytes to it, and gives all of them back */
  hold(client: string, drop: () => void): { add(bytes: number): void; release(): void } {
    const holder: Holder = { client, bytes: 0, drop };
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

  /** Bytes held now */
  get held(): number {
    return this.#held;
  }

  #release(holder: Holder): void {
    if (this.#holders.delete(holder)) this.#change(holder.client, -holder.bytes);
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

  #dropOldest(client: string): void {
    for (const holder of this.#holders) {
      if (holder.client !== client || holder.bytes === 0) continue;
      this.#release(holder);
      holder.drop();
      return;
    }
  }
}
