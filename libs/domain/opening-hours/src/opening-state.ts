import type { OpeningPlace } from './opening-place.ts';
import { readingAndChange, type HoursState } from './hours-timeline.ts';
import { dayInZone } from './zoned-time.ts';

export interface OpeningState {
  /** invalid: not opening-hours syntax, counts as closed */
  state: HoursState | 'invalid';
  /** Instant of the next change; undefined if there is none within a year, or it is unknown */
  nextChange: Date | undefined;
  /** The next change is on the same day in the place's zone. */
  changesToday: boolean;
  /** Comment of the applicable rule, e.g. 'by appointment' */
  comment: string | undefined;
}

const YEAR_MS = 366 * 86_400_000;

/**
 * State of opening hours at an instant, by the place's time zone, holidays and sun.
 * @param value opening_hours syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification)
 */
export function openingState(value: string, at: Date, place: OpeningPlace): OpeningState {
  const result = readingAndChange(value, at, at.getTime() + YEAR_MS, place);
  if (!result) return { state: 'invalid', nextChange: undefined, changesToday: false, comment: undefined };
  const { reading, change } = result;
  const changesToday = change !== undefined && dayInZone(change, place.timeZone) === dayInZone(at, place.timeZone);
  return { ...reading, nextChange: change, changesToday };
}
