/**
 * A cache of limited size that evicts the oldest entry. Used in browsers instead of the servers' cache, which would
 * be as large as all other opening-hours code together.
 */
export class BoundedMap<V> {
  readonly #most: number;
  readonly #values = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): void {
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
  }

  get size(): number {
    return this.#values.size;
  }
}
