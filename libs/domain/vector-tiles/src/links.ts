/** Ids of categories and tags. */
export interface Kinds {
  categories: readonly string[];
  tags: readonly string[];
}

/** The ids of each place, as numbers of a list. */
export class Links {
  readonly #numbers = new Map<string, number>();
  readonly #starts: Uint32Array;
  readonly #values: Uint32Array;

  constructor(lists: readonly (readonly string[])[]) {
    this.#starts = new Uint32Array(lists.length + 1);
    lists.forEach((list, at) => {
      this.#starts[at + 1] = this.#starts[at]! + list.length;
    });
    this.#values = Uint32Array.from(lists.flat(), (id) => {
      const existing = this.#numbers.get(id);
      if (existing !== undefined) return existing;
      this.#numbers.set(id, this.#numbers.size);
      return this.#numbers.size - 1;
    });
  }

  /** All ids in use. */
  get ids(): ReadonlySet<string> {
    return new Set(this.#numbers.keys());
  }

  /** Tests whether a place has any of the ids. */
  havingAny(ids: Iterable<string>): (at: number) => boolean {
    const wanted = new Uint8Array(this.#numbers.size);
    let isAnyInUse = false;
    for (const id of ids) {
      const number = this.#numbers.get(id);
      if (number === undefined) continue;
      wanted[number] = 1;
      isAnyInUse = true;
    }
    if (!isAnyInUse) return () => false;
    return (at) => {
      for (let link = this.#starts[at]!; link < this.#starts[at + 1]!; link++)
        if (wanted[this.#values[link]!]) return true;
      return false;
    };
  }

  /** Number of marked places per id. @param marked 1 for each place to count */
  counts(ids: readonly string[], marked: Uint8Array): number[] {
    const counts = new Uint32Array(this.#numbers.size);
    for (let at = 0; at < marked.length; at++) {
      if (!marked[at]) continue;
      for (let link = this.#starts[at]!; link < this.#starts[at + 1]!; link++) counts[this.#values[link]!]! += 1;
    }
    return ids.map((id) => counts[this.#numbers.get(id) ?? -1] ?? 0);
  }

  /** Sets 1 for each place that has any of the ids. */
  having(ids: readonly string[], into: Uint8Array): void {
    const has = this.havingAny(ids);
    for (let at = 0; at < into.length; at++) if (has(at)) into[at] = 1;
  }
}
