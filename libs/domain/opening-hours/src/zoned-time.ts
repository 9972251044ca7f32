import { BoundedMap } from './bounded-map.ts';

const MINUTE_MS = 60_000;
/** UTC offsets change only at whole quarter hours. */
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_CACHED = 5000;

/** By zone; there are a few hundred. */
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new BoundedMap<number>(MAX_CACHED);

/** Computes the offset from the formatted local time. */
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

/** Minutes east of UTC. @throws RangeError for an invalid zone or date */
export function offsetMinutes(at: Date, timeZone: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const key = `${quarter} ${timeZone}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = readOffset(at.getTime(), timeZone);
  offsets.set(key, offset);
  return offset;
}

/**
 * A zone's name in the IANA spelling, so that differently capitalized names share cache entries.
 * @returns null if it is no zone
 */
export function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

/** Local time; months count from 0, days of the week from Sunday. */
export interface ClockTime {
  year(): number;
  month(): number;
  date(): number;
  day(): number;
  hour(): number;
  minute(): number;
  second(): number;
  /** The local time plus some ms, ignoring offset changes. */
  plus(ms: number): ClockTime;
  /** Replaces YYYY, MM, DD, HH, mm and ss; text in square brackets stays. */
  format(pattern: string): string;
}

/** @param localTime local time as if it were UTC, ms */
function clockTime(localTime: number): ClockTime {
  const clock = new Date(localTime);
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
    plus: (ms) => clockTime(localTime + ms),
    format: (pattern) =>
      pattern.replaceAll(
        /\[([^\]]*)\]|YYYY|MM|DD|HH|mm|ss/g,
        (found, text: string | undefined) => text ?? fields[found]!(),
      ),
  };
}

/** An instant as local time in a zone. */
export const inZone = (at: Date, timeZone: string): ClockTime =>
  clockTime(at.getTime() + offsetMinutes(at, timeZone) * MINUTE_MS);

/** Calendar day of an instant, YYYY-MM-DD. */
export const dayInZone = (at: Date, timeZone: string): string => inZone(at, timeZone).format('YYYY-MM-DD');

/**
 * The instant of a local time in a zone. Of a time repeated in autumn it is the first instant; a time skipped in
 * spring is read with the offset before it, the usual convention.
 * @param localTime as if it were UTC, ms: `Date.UTC(2026, 9, 25, 2, 30)`; fields beyond a day, month or year
 * overflow
 */
export function fromClock(localTime: number, timeZone: string): Date {
  const offsetBefore = offsetMinutes(new Date(localTime - 86_400_000), timeZone);
  const offsetAfter = offsetMinutes(new Date(localTime + 86_400_000), timeZone);
  const first = localTime - Math.max(offsetBefore, offsetAfter) * MINUTE_MS;
  const last = localTime - Math.min(offsetBefore, offsetAfter) * MINUTE_MS;
  const exact = [first, last].find((ms) => ms + offsetMinutes(new Date(ms), timeZone) * MINUTE_MS === localTime);
  return new Date(exact ?? localTime - offsetBefore * MINUTE_MS);
}
