/**
 * Remembers what was worked out last: at most so many values, the one that was set first goes first. In a browser it
 * takes the place of the servers' cache, which would weigh as much as everything else that reads hours together.
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
