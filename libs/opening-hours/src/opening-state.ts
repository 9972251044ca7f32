import type { OpeningPlace } from './opening-place.ts';
import { readingAndChange, type HoursState } from './hours-timeline.ts';
import { dayInZone } from './zoned-time.ts';

export interface OpeningState {
  /** invalid: not opening-hours syntax, counts as closed */
  state: HoursState | 'invalid';
  /** Instant of the next change; undefined if there is none in the next year, or nobody says when. */
  nextChange: Date | undefined;
  /** The next change is on the same day, by the place's clock. */
  changesToday: boolean;
  /** Comment of the rule that applies, e.g. 'by appointment'. */
  comment: string | undefined;
}

const YEAR_MS = 366 * 86_400_000;

/**
 * What the hours say at an instant, by the clock, the holidays and the sun of the place.
 * @param value opening_hours syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification)
 */
export function openingState(value: string, at: Date, place: OpeningPlace): OpeningState {
  const answer = readingAndChange(value, at, at.getTime() + YEAR_MS, place);
  if (!answer) return { state: 'invalid', nextChange: undefined, changesToday: false, comment: undefined };
  const { reading, change } = answer;
  const changesToday = change !== undefined && dayInZone(change, place.timeZone) === dayInZone(at, place.timeZone);
  return { ...reading, nextChange: change, changesToday };
}
