/** Ids of categories and tags. */
export interface Kinds {
  categories: readonly string[];
  tags: readonly string[];
}

/** Consecutive places, from the first index up to the last, exclusive. */
export interface LinksPart {
  links: Links;
  from: number;
  to: number;
}

/** The ids of each place, as numbers of a list. */
export class Links {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #starts: Uint32Array;
  readonly #values: Uint32Array;

  private constructor(numbers: ReadonlyMap<string, number>, starts: Uint32Array, values: Uint32Array) {
    this.#numbers = numbers;
    this.#starts = starts;
    this.#values = values;
  }

  /** @param known ids keep their numbers, so that both can be joined */
  static of(lists: readonly (readonly string[])[], known?: Links): Links {
    const numbers = new Map(known ? known.#numbers : []);
    const starts = new Uint32Array(lists.length + 1);
    lists.forEach((list, at) => {
      starts[at + 1] = starts[at]! + list.length;
    });
    const values = Uint32Array.from(lists.flat(), (id) => {
      const existing = numbers.get(id);
      if (existing !== undefined) return existing;
      numbers.set(id, numbers.size);
      return numbers.size - 1;
    });
    return new Links(numbers, starts, values);
  }

  /** @param latest was created with the others as `known` */
  static joined(parts: readonly LinksPart[], latest: Links): Links {
    const size = parts.reduce((sum, { from, to }) => sum + to - from, 0);
    const count = parts.reduce((sum, { links, from, to }) => sum + links.#starts[to]! - links.#starts[from]!, 0);
    const [starts, values] = [new Uint32Array(size + 1), new Uint32Array(count)];
    let place = 0;
    for (const { links, from, to } of parts) {
      values.set(links.#values.subarray(links.#starts[from], links.#starts[to]), starts[place]);
      const moved = starts[place]! - links.#starts[from]!;
      for (let at = from; at < to; at++) starts[++place] = links.#starts[at + 1]! + moved;
    }
    return new Links(latest.#numbers, starts, values);
  }

  /** All ids in use, and some that were. */
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
