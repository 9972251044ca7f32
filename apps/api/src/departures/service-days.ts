import { fromClock } from '@umkreis/opening-hours/zoned-time.ts';

/** Days on which a service runs, as in GTFS. Days are YYYY-MM-DD. */
export interface ServiceDays {
  weekdays: number;
  firstDay: string | null;
  lastDay: string | null;
  added: ReadonlySet<string>;
  removed: ReadonlySet<string>;
}

const NOON_HOUR = 12;

/** Whether a service runs on a day. */
export function runsOn({ weekdays, firstDay, lastDay, added, removed }: ServiceDays, day: string): boolean {
  if (added.has(day)) return true;
  if (removed.has(day) || firstDay === null || lastDay === null || day < firstDay || day > lastDay) return false;
  return ((weekdays >> weekdayOf(day)) & 1) === 1;
}

/** 0 Monday … 6 Sunday */
const weekdayOf = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Start of a service day in ms since 1970: noon in the time zone, minus twelve hours. Differs from midnight when
 * the clock changes (GTFS Schedule, 'Time').
 */
export function startOfService(day: string, timeZone: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return fromClock(Date.UTC(year, month - 1, date, NOON_HOUR), timeZone).getTime() - NOON_HOUR * 3_600_000;
}
