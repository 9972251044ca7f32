import type OpeningHours from 'opening_hours';
import type { OpeningPlace } from './opening-place.ts';
import { offsetRanges } from './offset-ranges.ts';
import { guessedEnd, parseHours, type ParsedHours } from './parse-hours.ts';
import { onClock } from './place-clock.ts';
import { offsetMinutes } from './zoned-time.ts';

/** openEnd: open without a known end; unknown: conditional, e.g. by appointment */
export type HoursState = 'open' | 'closed' | 'openEnd' | 'unknown';

export interface HoursReading {
  state: HoursState;
  /** Comment of the applicable rule */
  comment: string | undefined;
}

/** The definition of 'open' for every surface: has opened and not closed. */
export const isOpen = (state: string): boolean => state === 'open' || state === 'openEnd';

/**
 * An opening without an end belongs to the day on which it starts, which ends at this hour of the next morning;
 * opening_hours itself assumes eight or ten hours, up to noon.
 */
export const NIGHT_ENDS_HOUR = 4;

const DAY_MS = 86_400_000;

/**
 * State of opening hours at an instant, by the place's time zone, holidays and sun.
 * @returns null if the value is not opening-hours syntax
 */
export function readingAt(value: string, at: Date, place: OpeningPlace): HoursReading | null {
  return withHours(value, place, (parsed) => readIn(parsed, at.getTime(), offsetMinutes(at, place.timeZone)));
}

/**
 * State of opening hours at an instant, and its next change within a limit.
 * @param until ms since 1970
 * @returns null if the value is not opening-hours syntax
 */
export function readingAndChange(
  value: string,
  at: Date,
  until: number,
  place: OpeningPlace,
): { reading: HoursReading; change: Date | undefined } | null {
  return withHours(value, place, (parsed) => {
    let reading: HoursReading | undefined;
    // Within such a range the clock has no change, so local times are in order.
    for (const range of offsetRanges(at.getTime(), until, place.timeZone)) {
      const here = readIn(parsed, range.from, range.offset);
      reading ??= here;
      if (here.state !== reading.state) return { reading, change: new Date(range.from) };
      if (reading.state === 'openEnd') return { reading, change: undefined };
      const change = changeIn(parsed, range, reading.state);
      if (change !== undefined) return { reading, change: new Date(change) };
    }
    return reading ? { reading, change: undefined } : null;
  });
}

/**
 * Evaluates parsed hours.
 * @returns null if the value is not opening-hours syntax, or opening_hours can't evaluate it
 */
export function withHours<T>(value: string, place: OpeningPlace, work: (parsed: ParsedHours) => T): T | null {
  const parsed = parseHours(value, place);
  try {
    return parsed && work(parsed);
  } catch {
    return null;
  }
}

type Pair = ReturnType<OpeningHours['getStatePair']>;

function stateOf([opened, , isUnknown, comment]: Pair): HoursState {
  if (opened) return 'open';
  // With other rules, and for an instant within that evening, opening_hours returns 'closed' with the comment of
  // its assumption.
  if (comment !== undefined && comment === guessedEnd()) return 'openEnd';
  return isUnknown ? 'unknown' : 'closed';
}

interface ReadPair {
  reading: HoursReading;
  until: Date | undefined;
}

/**
 * Reads the state and its next change.
 * @throws errors of opening_hours
 */
function readPair(parsed: ParsedHours, clock: Date): ReadPair {
  const { evenings } = parsed;
  const pair = readWhole(parsed, clock);
  if (!evenings || pair.reading.state === 'closed') return pair;
  const rest = readWhole({ ...parsed, hours: evenings, bare: null, evenings: null }, clock);
  if (isAlike(rest.reading.state, pair.reading.state) || !isRemainder(parsed, clock, pair.reading.state)) return pair;
  const ends = [pair.until, rest.until].filter((end) => end !== undefined);
  return { reading: rest.reading, until: ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : undefined };
}

const isAlike = (a: HoursState, b: HoursState) => a === b || (isOpen(a) && isOpen(b));

/**
 * Whether a state after midnight is the remainder of an opening that a later rule cancelled on its day: the night
 * after a closed day. An opening belongs to the day on which it starts, also past midnight; opening_hours applies
 * the later rule only up to midnight.
 */
function isRemainder(parsed: ParsedHours, clock: Date, state: HoursState): boolean {
  const midnight = new Date(clock.getFullYear(), clock.getMonth(), clock.getDate());
  for (let at: Date | undefined = midnight; at && at <= clock;) {
    const { reading, until }: ReadPair = readWhole(parsed, at);
    if (!isAlike(reading.state, state)) return false;
    at = until;
  }
  return !isAlike(readWhole(parsed, new Date(midnight.getTime() - 1)).reading.state, state);
}

/** Reads what opening_hours evaluates, with fallbacks for years and days without data. */
function readWhole(parsed: ParsedHours, clock: Date): ReadPair {
  const { hours, bare, schoolless, atPolarDay } = parsed;
  let pair: Pair;
  try {
    pair = hours.getStatePair(clock);
  } catch (error) {
    if (schoolless) return readPair(schoolless, clock);
    const polar = error instanceof RangeError ? atPolarDay?.(clock) : undefined;
    if (!polar) throw error;
    const { reading, until } = readPair(polar, clock);
    const midnight = new Date(clock.getFullYear(), clock.getMonth(), clock.getDate() + 1);
    return { reading, until: until && until < midnight ? until : midnight };
  }
  const [, until, , comment] = pair;
  const state = stateOf(pair);
  if (state === 'unknown' && bare && stateOf(bare.getStatePair(clock)) === 'openEnd')
    return { reading: { state: 'openEnd', comment }, until };
  return { reading: { state, comment: state === 'openEnd' ? undefined : comment }, until };
}

function readIn(parsed: ParsedHours, at: number, offset: number): HoursReading {
  return onClock(offset, (Clock) => {
    const clock = new Clock(at);
    const { reading } = readPair(parsed, clock);
    const isOver = reading.state === 'openEnd' && clock.getHours() >= NIGHT_ENDS_HOUR && beganBefore(parsed, clock);
    return isOver ? { state: 'closed', comment: undefined } : reading;
  });
}

/** Whether the opening without an end at an instant started on an earlier day. */
function beganBefore(parsed: ParsedHours, at: Date): boolean {
  const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  let began = midnight;
  let before: HoursState = 'closed';
  for (const { from, state } of statesFrom(parsed, new Date(midnight - DAY_MS), at.getTime() + 1)) {
    const goesOn = state === 'openEnd' && isOpen(before);
    if (isOpen(state) && !goesOn) began = from;
    before = state;
  }
  return began < midnight;
}

/** Consecutive states until an instant; ms since 1970. */
function* statesFrom(
  parsed: ParsedHours,
  start: Date,
  until: number,
): Generator<{ from: number; state: HoursState }, void> {
  let date: Date | undefined = start;
  let last: HoursState | undefined;
  while (date && date.getTime() < until) {
    const read: ReturnType<typeof readPair> = readPair(parsed, date);
    if (read.reading.state !== last) yield { from: date.getTime(), state: (last = read.reading.state) };
    if (read.until && read.until <= date) throw new RangeError('hours that do not go on');
    date = read.until && parsed.dependsOnSun ? notPastMidnight(date, read.until) : read.until;
  }
}

/**
 * In the evening opening_hours uses the dawn of the same day; the dawn of the next day is correct only after
 * midnight.
 */
function notPastMidnight(date: Date, until: Date): Date {
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return midnight < until && until.getTime() - midnight.getTime() < DAY_MS ? midnight : until;
}

function changeIn(
  parsed: ParsedHours,
  { from, until, offset }: { from: number; until: number; offset: number },
  state: HoursState,
): number | undefined {
  return onClock(offset, (Clock) => {
    let isRemainder = true;
    for (const next of statesFrom(parsed, new Clock(from), until)) {
      // The remainder of an assumed opening after its night counts as closed.
      isRemainder &&= next.state === 'openEnd' && state === 'closed';
      if (!isRemainder && next.state !== state) return next.from;
    }
    return undefined;
  });
}
