import { growingIntegers } from './growing-numbers.ts';

/** Inverted index of places by key: the cost of looking up a key depends only on its matches. */
export interface Postings {
  /** Start of each key's places in `places`; one more at the end. */
  starts: Uint32Array;
  places: Uint32Array;
}

/** Collects the keys of places one by one. */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #keys = growingIntegers();
  readonly #ends = growingIntegers();

  /** The number of a key. */
  add(key: string): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(key, number);
    }
    this.#keys.push(number);
    return number;
  }

  /** Ends a place: all keys since the last call belong to it. */
  endPlace(): void {
    this.#ends.push(this.#keys.size);
  }

  /** Number of each key. */
  get numbers(): ReadonlyMap<string, number> {
    return this.#numbers;
  }

  /** @param order the places in insertion order, mapped to their final order */
  build(order: Uint32Array): Postings {
    const [keys, ends] = [this.#keys.values, this.#ends.values];
    const starts = new Uint32Array(this.#numbers.size + 1);
    const last = new Uint32Array(this.#numbers.size);
    const each = (visit: (key: number, at: number) => void) => {
      last.fill(0);
      order.forEach((place, at) => {
        for (let nr = place === 0 ? 0 : ends[place - 1]!; nr < ends[place]!; nr++) {
          const key = keys[nr]!;
          // Skips a word that occurs twice in a title.
          if (last[key] === at + 1) continue;
          last[key] = at + 1;
          visit(key, at);
        }
      });
    };
    each((key) => {
      starts[key + 1]! += 1;
    });
    for (let key = 0; key < this.#numbers.size; key++) starts[key + 1]! += starts[key]!;
    const next = starts.slice();
    const places = new Uint32Array(starts.at(-1)!);
    each((key, at) => {
      places[next[key]!++] = at;
    });
    return { starts, places };
  }
}

/** Marks the places that have a key with 1. */
export function markPlaces({ starts, places }: Postings, key: number, having: Uint8Array): void {
  for (let nr = starts[key]!; nr < starts[key + 1]!; nr++) having[places[nr]!] = 1;
}

/** How many of the marked places have a key. @param marked 1 for each that counts */
export function countPlaces({ starts, places }: Postings, key: number, marked: Uint8Array): number {
  let count = 0;
  for (let nr = starts[key]!; nr < starts[key + 1]!; nr++) count += marked[places[nr]!]!;
  return count;
}
