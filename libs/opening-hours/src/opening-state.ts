import type { OpeningPlace } from './opening-place.ts';
import { parseHours, type ParsedHours } from './parse-hours.ts';
import { dayInZone, fromClock, toClock } from './zoned-time.ts';

export interface OpeningState {
  /**
   * openEnd: has opened, nobody says until when; unknown: conditional, e.g. by appointment; invalid: not opening-hours
   * syntax, counts as closed
   */
  state: 'open' | 'closed' | 'openEnd' | 'unknown' | 'invalid';
  /** Instant of the next change; undefined if there is none in the next year. */
  nextChange: Date | undefined;
  /** The next change is on the same day, by the place's clock. */
  changesToday: boolean;
  /** Comment of the rule that applies, e.g. 'by appointment'. */
  comment: string | undefined;
}

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

/**
 * What the hours say at an instant, by the clock and holidays of the place.
 * @param value opening_hours syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification)
 */
export function openingState(value: string, at: Date, place: OpeningPlace): OpeningState {
  const invalid: OpeningState = { state: 'invalid', nextChange: undefined, changesToday: false, comment: undefined };
  const hours = parseHours(value, at, place);
  if (!hours) return invalid;
  try {
    const clock = toClock(at, place.timeZone);
    if (isInOpenEnd(hours, value, clock))
      return { state: 'openEnd', nextChange: undefined, changesToday: false, comment: undefined };
    const iterator = hours.getIterator(clock);
    const state = iterator.getState() ? 'open' : iterator.getUnknown() ? 'unknown' : 'closed';
    const comment = iterator.getComment();
    const limit = new Date(clock.getTime() + YEAR_MS);
    let changed = iterator.advance(limit);
    // Rules that meet without a gap are one opening.
    while (changed && state === (iterator.getState() ? 'open' : iterator.getUnknown() ? 'unknown' : 'closed'))
      changed = iterator.advance(limit);
    const nextChange = changed ? fromClock(iterator.getDate(), place.timeZone, at) : undefined;
    const changesToday =
      nextChange !== undefined && dayInZone(nextChange, place.timeZone) === dayInZone(at, place.timeZone);
    return { state, nextChange, changesToday, comment };
  } catch {
    return invalid;
  }
}

/**
 * In the part of an opening without an end ('18:00+') that opening_hours guesses; asked within that evening it answers
 * 'closed'.
 */
function isInOpenEnd(hours: ParsedHours, value: string, clock: Date): boolean {
  if (!value.includes('+')) return false;
  const around = hours.getOpenIntervals(new Date(clock.getTime() - DAY_MS), new Date(clock.getTime() + 1));
  const at = around.find(([from, to]) => from <= clock && clock < to);
  return at?.[2] === true && at[3] !== undefined && /open end/i.test(at[3]);
}
