import type { Named, NamedByWord } from '../search-names/reference-names.ts';
import { lonOffsetsOf, type SearchQuery, type Box } from './search-query.ts';

/** Two for each of eight words, one for the start of the title. */
export const BEST_SCORE = 17;

/** Flags of each place, allocated once and reused by every search. */
export type Scratch = Record<'matching' | 'score' | 'having', Uint8Array>;

export const scratchOf = (size: number): Scratch => ({
  matching: new Uint8Array(size),
  score: new Uint8Array(size),
  having: new Uint8Array(size),
});

/** Places in columns, as needed for a search, independent of how they are stored. */
export interface Columns {
  readonly lon: Float64Array;
  readonly lat: Float64Array;
  readonly scratch: Scratch;
  /** 1 for each place that may be found; all if omitted. */
  readonly present?: Uint8Array;
  /**
   * Marks places whose title contains the word anywhere.
   * @param started increments those whose title starts with it; null: skip
   */
  markTitles(pattern: string, having: Uint8Array, started: Uint8Array | null): void;
  /** Marks places whose title contains it as a whole word. */
  markWholeWords(pattern: string, having: Uint8Array): void;
  /** Marks the places that have any of these categories or tags. */
  markLinks(kind: keyof Named, ids: readonly string[], having: Uint8Array): void;
  /** Marks the places with these ids. */
  markIds(ids: ReadonlySet<string>, having: Uint8Array): void;
  /** How many of the places that are marked have each of these categories or tags. */
  countLinks(kind: keyof Named, ids: readonly string[], marked: Uint8Array): number[];
}

/** Result of a search; valid until the next search of the same places. */
export interface Found {
  /** 1 for each matching place. */
  matching: Uint8Array;
  /** Higher is better: first words that name the place exactly, then a title that starts with the first word. */
  score: Uint8Array;
  /** Number of matching places by score. */
  totals: Uint32Array;
}

/** @param named what each word of the search refers to */
export function findIn(columns: Columns, query: SearchQuery, named: readonly NamedByWord[]): Found {
  const { matching, score, having } = columns.scratch;
  if (columns.present) matching.set(columns.present);
  else matching.fill(1);
  score.fill(0);
  query.patterns.forEach((pattern, nr) => {
    const { prefix, whole } = named[nr]!;
    having.fill(0);
    columns.markTitles(pattern, having, nr === 0 ? score : null);
    markNamed(columns, prefix, having);
    intersect(matching, having);
    having.fill(0);
    columns.markWholeWords(pattern, having);
    markNamed(columns, whole, having);
    for (let at = 0; at < score.length; at++) score[at]! += 2 * having[at]!;
  });
  const { categories, tags } = query;
  if (categories.length > 0) {
    columns.markLinks('categories', categories, having.fill(0));
    intersect(matching, having);
  }
  for (const group of tags) {
    columns.markLinks('tags', group, having.fill(0));
    intersect(matching, having);
  }
  if (query.kinds) {
    markNamed(columns, query.kinds, having.fill(0));
    intersect(matching, having);
  }
  if (query.among) {
    columns.markIds(new Set(query.among), having.fill(0));
    intersect(matching, having);
  }
  if (query.box) filterByBox(query.box, columns.lon, columns.lat, matching);
  const totals = new Uint32Array(BEST_SCORE + 1);
  for (let at = 0; at < matching.length; at++) if (matching[at]) totals[score[at]!]! += 1;
  return { matching, score, totals };
}

function markNamed(columns: Columns, { categories, tags }: Named, having: Uint8Array): void {
  columns.markLinks('categories', categories, having);
  columns.markLinks('tags', tags, having);
}

function filterByBox(box: Box, lon: Float64Array, lat: Float64Array, left: Uint8Array): void {
  const offsets = lonOffsetsOf(box);
  for (let at = 0; at < left.length; at++) {
    let isInside = false;
    if (lat[at]! >= box.south && lat[at]! <= box.north)
      for (const offset of offsets) isInside ||= lon[at]! >= box.west - offset && lon[at]! <= box.east - offset;
    if (!isInside) left[at] = 0;
  }
}

function intersect(left: Uint8Array, having: Uint8Array): void {
  for (let at = 0; at < left.length; at++) left[at]! &= having[at]!;
}

/** Squared distance in degrees of latitude. */
export function squaredDistance(lon: number, lat: number, near: readonly [lon: number, lat: number]): number {
  const across = Math.abs(lon - near[0]);
  const east = Math.min(across, 360 - across) * Math.cos((near[1] * Math.PI) / 180);
  return (lat - near[1]) ** 2 + east ** 2;
}
