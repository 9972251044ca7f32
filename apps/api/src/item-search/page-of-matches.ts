import type { AskedSearch } from './asked-search.ts';
import { BEST_SCORE, byTitle, type Matches, type OwnerIndex } from './owner-index.ts';

/** A place of an index. */
export interface Hit {
  index: OwnerIndex;
  at: number;
}

/** The places of one page, in their order: nearest first, or best first. What is not on the page is never sorted. */
export const pageOf = (matches: readonly Matches[], { near, offset, limit }: AskedSearch): Hit[] =>
  (near ? nearest(matches, near, offset + limit) : best(matches, offset + limit)).slice(offset);

/** Within one score an index has its places in the order of their titles already. */
function best(matches: readonly Matches[], count: number): Hit[] {
  const found: Hit[] = [];
  for (let score = BEST_SCORE; score >= 0 && found.length < count; score--) {
    const left = count - found.length;
    const ofScore = matches.flatMap((one) => firstOfScore(one, score, left));
    if (matches.length > 1) ofScore.sort((a, b) => byTitle(titled(a), titled(b)));
    found.push(...ofScore.slice(0, left));
  }
  return found;
}

function firstOfScore({ index, matching, score, totals }: Matches, wanted: number, count: number): Hit[] {
  const hits: Hit[] = [];
  const most = Math.min(count, totals[wanted]!);
  for (let at = 0; hits.length < most; at++) if (matching[at] && score[at] === wanted) hits.push({ index, at });
  return hits;
}

function nearest(matches: readonly Matches[], near: readonly [number, number], count: number): Hit[] {
  const hits = matches.flatMap(({ index, matching }) => {
    const all: (Hit & { distance: number })[] = [];
    for (let at = 0; at < index.size; at++)
      if (matching[at]) all.push({ index, at, distance: index.distance(at, near) });
    return all;
  });
  const bound = Float64Array.from(hits, ({ distance }) => distance).sort()[count - 1] ?? Infinity;
  return hits
    .filter(({ distance }) => distance <= bound)
    .toSorted((a, b) => a.distance - b.distance || (a.index.idOf(a.at) < b.index.idOf(b.at) ? -1 : 1))
    .slice(0, count);
}

const titled = ({ index, at }: Hit) => ({ title: index.titleOf(at), id: index.idOf(at) });

/** Places that match, of all indexes. */
export const totalOf = (matches: readonly Matches[]): number =>
  matches.reduce((sum, { totals }) => sum + totals.reduce((a, b) => a + b, 0), 0);
