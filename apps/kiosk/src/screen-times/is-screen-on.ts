import { readingAt } from '@umkreis/opening-hours/hours-timeline.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';

/**
 * Whether the screen of a kiosk is on. Unknown and unreadable hours leave it on, so that no error turns a screen black.
 * @param hours OSM opening_hours in the place's time zone; undefined: not known
 */
export const isScreenOn = (hours: string | undefined, at: Date, place: OpeningPlace): boolean =>
  !hours?.trim() || readingAt(hours, at, place)?.state !== 'closed';
