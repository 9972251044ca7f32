import type { Found } from './find-in.ts';

/** Places of an owner, all or a part, sorted by title, those without one last. */
export interface PlaceIndex {
  readonly owner: number;
  readonly size: number;
  idOf(at: number): string;
  titleOf(at: number): string;
  /** Squared distance in degrees of latitude. */
  distance(at: number, near: readonly [lon: number, lat: number]): number;
}

/** Matches among the places of an index. */
export interface Matches<T extends PlaceIndex = PlaceIndex> extends Found {
  index: T;
}

/**
 * Sorts by character codes, those without a title last: like collation C of the database, which needs no dictionary
 * for a million titles. Displayed lists are sorted by `byTitle` of the lib places.
 */
export function byTitleCodes(a: { title: string; id: string }, b: { title: string; id: string }): number {
  return Number(a.title === '') - Number(b.title === '') || compareTexts(a.title, b.title) || compareTexts(a.id, b.id);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
