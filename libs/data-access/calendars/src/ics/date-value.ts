/** A date or a date with time as written (RFC 5545, sections 3.3.4 and 3.3.5), not yet placed in a zone. */
export interface DateValue {
  /** Date and time as if they were UTC, ms */
  local: number;
  isDate: boolean;
  /** Minutes east of UTC: 0 for Z; null without any */
  offset: number | null;
}

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Zone rules are expanded up to the year that is read. */
const LATEST_YEAR = 2200;
const pattern =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads YYYYMMDD, YYYYMMDDTHHMMSS and YYYYMMDDTHHMMSSZ, and what other programs write instead: with hyphens and
 * colons, without seconds, with an offset.
 * @returns null for anything else, for days that do not exist, and for years after 2200
 */
export function readDateValue(text: string): DateValue | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '00', zone] = match;
  const date = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date) || new Date(date).getUTCDate() !== Number(day) || Number(year) > LATEST_YEAR) return null;
  if (hour === undefined) return { local: date, isDate: true, offset: null };
  // 24:00:00 is the next midnight, second 60 a leap second.
  if (Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  const local = date + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * 1000;
  return { local, isDate: false, offset: zone === undefined ? null : offsetOf(zone) };
}

/** Z, +0100 or -05:30. @returns minutes east of UTC */
function offsetOf(zone: string): number {
  if (/z/i.test(zone)) return 0;
  const digits = zone.replaceAll(/\D/g, '');
  return (zone.startsWith('-') ? -1 : 1) * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)));
}

/** Midnight of the day of a local time. */
export const dayStart = (local: number): number => Math.floor(local / DAY_MS) * DAY_MS;
