import type { LngLat } from '@umkreis/contract/ref.ts';
import { collapse, fold } from './fold.ts';
import type { SearchDocument } from './search-document.ts';
import { tokenize } from './words.ts';

type Run = readonly string[];

interface Town {
  sum: [lon: number, lat: number];
  count: number;
  /** Position of the settlement itself, if it is a place */
  at: LngLat | null;
}

/** A town in a query, and the rest of the query. */
export interface TownQuery {
  at: LngLat;
  town: readonly Run[];
  rest: readonly Run[];
}

/** Longest name of a town, words */
const LONGEST = 4;

const keyOf = (words: readonly string[]) => words.map((word) => collapse(fold(word))).join(' ');

/** The towns of a guide: its settlements, and the cities of its addresses. */
export class Towns {
  readonly #byKey = new Map<string, Town>();

  add({ town, isSettlement, lon, lat }: SearchDocument): void {
    const key = keyOf(tokenize(town));
    if (!key) return;
    const known = this.#byKey.get(key) ?? { sum: [0, 0], count: 0, at: null };
    known.sum = [known.sum[0] + lon, known.sum[1] + lat];
    known.count += 1;
    if (isSettlement) known.at ??= [lon, lat];
    this.#byKey.set(key, known);
  }

  /** The town that the query names besides something else: 'bank vaduz'. @returns null without one */
  inQuery(runs: readonly Run[]): TownQuery | null {
    for (let length = Math.min(LONGEST, runs.length - 1); length > 0; length--)
      for (let from = runs.length - length; from >= 0; from--) {
        const town = runs.slice(from, from + length);
        const found = this.#byKey.get(keyOf(town.flat()));
        if (!found) continue;
        const at: LngLat = found.at ?? [found.sum[0] / found.count, found.sum[1] / found.count];
        return { at, town, rest: [...runs.slice(0, from), ...runs.slice(from + length)] };
      }
    return null;
  }
}
