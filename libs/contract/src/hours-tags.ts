import type { Bilingual } from './ref.ts';

/** Served by the edge, for pages without the parser of opening hours: current badges of places. */
export const hoursTagsPath = '/embed/hours.json';
/** Maximum places of one call, as many as the rows displayed at once. */
export const MOST_HOURS_TAGS = 60;

/** Address of the tags of places by public ID, at most `MOST_HOURS_TAGS`, each of 8 characters. */
export const hoursTagsUrl = (nanoIds: readonly string[]): string =>
  `${hoursTagsPath}?places=${nanoIds.toSorted().join(',')}`;

/** A tag of opening-hours, with its instant in ISO 8601. */
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

/** Tags of those places whose hours can be parsed, by public ID. */
export type HoursTags = Record<string, { opening?: ServedOpeningTag; operating?: ServedOperatingTag }>;
