import { dayInZone } from './zoned-time.ts';

/**
 * Whether a place is permanently closed: its date has been reached or is invalid.
 * @param date YYYY-MM-DD, reached when that day starts in the place's zone, or an ISO 8601 instant
 */
export function isPermanentlyClosed(date: string | null | undefined, at: Date, timeZone: string): boolean {
  if (date === null || date === undefined || date === '') return false;
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) return true;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? dayInZone(at, timeZone) >= date : at.getTime() >= instant;
}
