import { BoundedMap } from './bounded-map.ts';

const MINUTE_MS = 60_000;
/** Zones change their offset at a whole quarter of an hour only. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_KEPT = 5000;

/** By zone; there are a few hundred. */
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new BoundedMap<number>(MOST_KEPT);

/** Fields of a clock, read by the rules of the calendar. */
function readOffset(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
        era: 'short',
      })),
    );
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(at)) parts[type] = value;
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const there = Date.UTC(
    year,
    Number(parts.month) - 1,
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
  return Math.round((there - Math.floor(at / 1000) * 1000) / MINUTE_MS);
}

/** Minutes east of UTC. @throws RangeError for an unknown zone or an invalid date */
export function offsetMinutes(at: Date, timeZone: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const key = `${quarter} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(at.getTime(), timeZone);
  offsets.set(key, offset);
  return offset;
}

/**
 * A zone's name as the IANA writes it: names that differ in their case share what is stored for a zone.
 * @returns null for what is no zone
 */
export function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** What a clock shows; months count from 0, days of the week from Sunday. */
export interface ClockTime {
  year(): number;
  month(): number;
  date(): number;
  day(): number;
  hour(): number;
  minute(): number;
  second(): number;
  /** The clock some ms later, without regard to changes of its offset. */
  plus(ms: number): ClockTime;
  /** YYYY, MM, DD, HH, mm and ss are replaced; text in square brackets stays. */
  format(pattern: string): string;
}

/** @param shown what the clock shows, written as if it were UTC, ms */
function clockTime(shown: number): ClockTime {
  const clock = new Date(shown);
  const fields: Record<string, () => string> = {
    YYYY: () => padded(clock.getUTCFullYear(), 4),
    MM: () => padded(clock.getUTCMonth() + 1, 2),
    DD: () => padded(clock.getUTCDate(), 2),
    HH: () => padded(clock.getUTCHours(), 2),
    mm: () => padded(clock.getUTCMinutes(), 2),
    ss: () => padded(clock.getUTCSeconds(), 2),
  };
  return {
    year: () => clock.getUTCFullYear(),
    month: () => clock.getUTCMonth(),
    date: () => clock.getUTCDate(),
    day: () => clock.getUTCDay(),
    hour: () => clock.getUTCHours(),
    minute: () => clock.getUTCMinutes(),
    second: () => clock.getUTCSeconds(),
    plus: (ms) => clockTime(shown + ms),
    format: (pattern) =>
      pattern.replaceAll(
        /\[([^\]]*)\]|YYYY|MM|DD|HH|mm|ss/g,
        (found, text: string | undefined) => text ?? fields[found]!(),
      ),
  };
}

/** An instant, read on the clock of a time zone. */
export const inZone = (at: Date, timeZone: string): ClockTime =>
  clockTime(at.getTime() + offsetMinutes(at, timeZone) * MINUTE_MS);

/** Calendar day of an instant, YYYY-MM-DD. */
export const dayInZone = (at: Date, timeZone: string): string => inZone(at, timeZone).format('YYYY-MM-DD');

/**
 * The instant at which the clock of the time zone shows a reading. Of the two instants that an autumn night has for one
 * reading it is the first; a reading that the spring night skips is read with the offset before it, the usual
 * convention.
 * @param shown the reading as if it were UTC, ms: `Date.UTC(2026, 9, 25, 2, 30)`; fields beyond a day, month or year
 *   run on
 */
export function fromClock(shown: number, timeZone: string): Date {
  const offsetBefore = offsetMinutes(new Date(shown - 86_400_000), timeZone);
  const offsetAfter = offsetMinutes(new Date(shown + 86_400_000), timeZone);
  const first = shown - Math.max(offsetBefore, offsetAfter) * MINUTE_MS;
  const last = shown - Math.min(offsetBefore, offsetAfter) * MINUTE_MS;
  const exact = [first, last].find((ms) => ms + offsetMinutes(new Date(ms), timeZone) * MINUTE_MS === shown);
  return new Date(exact ?? shown - offsetBefore * MINUTE_MS);
}
