import type { SearchQuery } from './search-query.ts';
import { BEST_SCORE } from './find-in.ts';
import { byTitleCodes, type Matches, type PlaceIndex } from './place-index.ts';

/** Totals are counted up to this number. */
export const LARGEST_COUNT = 10_000;

/** A place of an index. */
export interface Hit<T extends PlaceIndex = PlaceIndex> {
  index: T;
  at: number;
}

/** The places of one page in order: nearest or best first. Only places on the page are sorted. */
export const pageOf = <T extends PlaceIndex>(
  matches: readonly Matches<T>[],
  { near, offset, limit }: SearchQuery,
): Hit<T>[] => (near ? nearest(matches, near, offset + limit) : best(matches, offset + limit)).slice(offset);

/** Within one score, places of an index are already sorted by title. */
function best<T extends PlaceIndex>(matches: readonly Matches<T>[], count: number): Hit<T>[] {
  const found: Hit<T>[] = [];
  for (let score = BEST_SCORE; score >= 0 && found.length < count; score--) {
    const left = count - found.length;
    const ofScore = matches.flatMap((one) => firstOfScore(one, score, left));
    if (matches.length > 1) ofScore.sort((a, b) => byTitleCodes(titled(a), titled(b)));
    found.push(...ofScore.slice(0, left));
  }
  return found;
}

function firstOfScore<T extends PlaceIndex>(
  { index, matching, score, totals }: Matches<T>,
  wanted: number,
  count: number,
): Hit<T>[] {
  const hits: Hit<T>[] = [];
  const most = Math.min(count, totals[wanted]!);
  for (let at = 0; hits.length < most; at++) if (matching[at] && score[at] === wanted) hits.push({ index, at });
  return hits;
}

function nearest<T extends PlaceIndex>(
  matches: readonly Matches<T>[],
  near: readonly [number, number],
  count: number,
): Hit<T>[] {
  const distances = new Float64Array(totalOf(matches));
  let next = 0;
  for (const { index, matching } of matches)
    for (let at = 0; at < index.size; at++) if (matching[at]) distances[next++] = index.distance(at, near);
  const bound = distances.toSorted()[count - 1] ?? Infinity;
  const hits: (Hit<T> & { distance: number })[] = [];
  next = 0;
  for (const { index, matching } of matches)
    for (let at = 0; at < index.size; at++) {
      if (!matching[at]) continue;
      const distance = distances[next++]!;
      if (distance <= bound) hits.push({ index, at, distance });
    }
  return hits
    .toSorted((a, b) => a.distance - b.distance || (a.index.idOf(a.at) < b.index.idOf(b.at) ? -1 : 1))
    .slice(0, count);
}

const titled = ({ index, at }: Hit) => ({ title: index.titleOf(at), id: index.idOf(at) });

/** Number of matching places in all indexes. */
export const totalOf = (matches: readonly Matches[]): number =>
  matches.reduce((sum, { totals }) => sum + totals.reduce((a, b) => a + b, 0), 0);
