import type { Bilingual } from './ref.ts';

/** The edge answers it, for pages that leave the parser of opening hours to it: what badges say of places now. */
export const hoursTagsPath = '/embed/hours.json';
/** Places of one call; there are no more rows at once. */
export const MOST_HOURS_TAGS = 60;

/** Address of the tags of places by their public ids, at most `MOST_HOURS_TAGS`, each of 8 characters. */
export const hoursTagsUrl = (nanoIds: readonly string[]): string =>
  `${hoursTagsPath}?places=${nanoIds.toSorted().join(',')}`;

/** A tag as opening-hours makes it, its instant in ISO 8601. */
export interface ServedOpeningTag {
  key: 'open' | 'closedNow' | 'closedToday' | 'openEnd' | 'unknown' | 'permanentlyClosed';
  text: Bilingual;
  color: 'ohOpen' | 'ohClosed' | 'ohChanging';
  comment?: string;
  nextChange?: string;
}
export interface ServedOperatingTag {
  isOperating: boolean;
  text: Bilingual;
  nextChange?: string;
}

/** Of those of the places that have hours which can be read, by public id. */
export type HoursTags = Record<string, { opening?: ServedOpeningTag; operating?: ServedOperatingTag }>;
