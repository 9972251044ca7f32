import type { SearchResult } from 'minisearch';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import { isWithinEditDistance } from './edit-distance.ts';
import { collapse, fold } from './fold.ts';
import { kindKey } from './kind-key.ts';
import type { SearchDocument } from './search-document.ts';
import { isStemTerm, stemTerm } from './stem.ts';
import { tokenize } from './words.ts';

type Stored = Pick<SearchDocument, 'title' | 'kinds' | 'isSettlement' | 'lat' | 'lon' | 'importance'>;
/** A match of the index with its stored fields. */
export type Hit = SearchResult & Stored;

/** How well a place matches a query. Places are compared by the first value that differs, higher first. */
export type Rank = readonly [group: number, wholeWords: number, score: number];

interface RankedQuery {
  /** The words, without the town that they name besides something else */
  words: readonly string[];
  /** Whether the words name a town as well */
  hasTown: boolean;
  /** Ranks nearer places first among equal matches */
  near: LngLat | undefined;
  /** Ranks by the distance from a town */
  from: LngLat | null;
  /** Whether the words have typing errors */
  hasErrors: boolean;
}

/** Fields that identify a place; addresses and keywords don't */
const NAMING = new Set(['title', 'categories', 'words', 'tags']);

const keyOf = (text: string) => tokenize(text).map(normalized).join(' ');
const normalized = (word: string) => collapse(fold(word));

/**
 * Ranks the matches of a query: a town of this name, then places of this kind, then places of this name, then others.
 * Among these, places that match more of the words completely: 'pub' is a pub rather than a publisher.
 */
export function ranking({ words, hasTown, near, from, hasErrors }: RankedQuery): (hit: Hit) => Rank {
  const name = words.map(normalized).join(' ');
  const kind = kindKey(words.join(' '));
  const isPostcode = /^\d{4,5}$/.test(name);
  const isSame = (a: string, b: string) => a === b || (hasErrors && isWithinEditDistance(a, b, 1));
  const groupOf = ({ title, kinds, isSettlement }: Hit) => {
    const isNamed = isSame(keyOf(title), name);
    if (!hasTown && isSettlement && (isNamed || isPostcode)) return 3;
    if (kinds.some((one) => isSame(one, kind))) return 2;
    return isNamed ? 1 : 0;
  };
  return (hit) => {
    const distance = from ? distanceKm(from, [hit.lon, hit.lat]) : 0;
    return [groupOf(hit), from ? -distance : wholeWords(hit, words), scoreOf(hit, near)];
  };
}

export const byRank = (a: Rank, b: Rank): number => b[0] - a[0] || b[1] - a[1] || b[2] - a[2];

/** Number of words that equal a word of an identifying field, or an inflection of it. */
const wholeWords = ({ match }: Hit, words: readonly string[]): number =>
  words.filter((word) =>
    Object.entries(match).some(
      ([term, fields]) =>
        (isStemTerm(term) ? term === stemTerm(word) : normalized(term) === normalized(word)) &&
        fields.some((field) => NAMING.has(field)),
    ),
  ).length;

function scoreOf(hit: Hit, near: LngLat | undefined): number {
  const closeness = near ? Math.exp(-distanceKm(near, [hit.lon, hit.lat]) / 5) : 0;
  return hit.score * (1 + 0.25 * hit.importance + 0.6 * closeness);
}
