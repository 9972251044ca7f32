import type { OpeningPlace } from './opening-place.ts';
import { parseHours } from './parse-hours.ts';
import { dayInZone, fromClock, toClock } from './zoned-time.ts';

export interface OpeningState {
  /** unknown: conditional, e.g. by appointment; invalid: not opening-hours syntax, counts as closed */
  state: 'open' | 'closed' | 'unknown' | 'invalid';
  /** Instant of the next change; undefined if there is none in the next year. */
  nextChange: Date | undefined;
  /** The next change is on the same day, by the place's clock. */
  changesToday: boolean;
  /** Comment of the rule that applies, e.g. 'by appointment'. */
  comment: string | undefined;
}

const YEAR_MS = 366 * 86_400_000;

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
    const iterator = hours.getIterator(clock);
    const state = iterator.getState() ? 'open' : iterator.getUnknown() ? 'unknown' : 'closed';
    const comment = iterator.getComment();
    const limit = new Date(clock.getTime() + YEAR_MS);
    let changed = iterator.advance(limit);
    // Rules that meet without a gap are one opening.
    while (changed && state === (iterator.getState() ? 'open' : iterator.getUnknown() ? 'unknown' : 'closed')) changed = iterator.advance(limit);
    const nextChange = changed ? fromClock(iterator.getDate(), place.timeZone, at) : undefined;
    const changesToday = nextChange !== undefined && dayInZone(nextChange, place.timeZone) === dayInZone(at, place.timeZone);
    return { state, nextChange, changesToday, comment };
  } catch {
    return invalid;
  }
}
