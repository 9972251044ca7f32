/** The answers asked for last, by what they depend on; those who ask for the same at once wait for one. */
export class RecentDocuments<T> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<T>>();

  /** @param most answers kept; the oldest go first */
  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    if (known) return known;
    const made = make();
    this.#kept.set(key, made);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
    made.catch(() => this.#kept.delete(key));
    return made;
  }
}
