import { dayInZone } from './zoned-time.ts';

/**
 * A place is closed for good when its date has been reached, or can't be read.
 * @param date YYYY-MM-DD, reached when that day begins on the place's clock, or an ISO 8601 instant
 */
export function isPermanentlyClosed(date: string | null | undefined, at: Date, timeZone: string): boolean {
  if (date === null || date === undefined || date === '') return false;
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) return true;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayInZone(at, timeZone) >= date : at.getTime() >= instant;
}
