/** The streams that clients have open, limited per client and together. */
export class OpenStreams<T> {
  readonly #atOnce: number;
  readonly #perClient: number;
  readonly #clients = new Map<T, string>();

  constructor({ atOnce, perClient }: { atOnce: number; perClient: number }) {
    this.#atOnce = atOnce;
    this.#perClient = perClient;
  }

  get size(): number {
    return this.#clients.size;
  }

  /** Whether a client may open another one. */
  mayOpen(client: string): boolean {
    if (this.#clients.size >= this.#atOnce) return false;
    let own = 0;
    for (const one of this.#clients.values()) if (one === client) own++;
    return own < this.#perClient;
  }

  add(stream: T, client: string): void {
    this.#clients.set(stream, client);
  }

  delete(stream: T): void {
    this.#clients.delete(stream);
  }

  all(): T[] {
    return [...this.#clients.keys()];
  }
}
