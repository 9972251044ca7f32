import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

const form = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

/**
 * Parses the time in a link.
 * @param text YYYY-MM-DDTHH:MM in the time zone
 * @returns null if invalid
 */
export function timeOf(text: string | null, timeZone: string): Date | null {
  const parts = form
    .exec(text ?? '')
    ?.slice(1)
    .map(Number);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  const clockTime = Date.UTC(year, month - 1, day, hour, minute);
  const isReal = new Date(clockTime).toISOString().slice(0, 16) === text;
  return isReal ? fromClock(clockTime, timeZone) : null;
}

/** Formats an instant for links: YYYY-MM-DDTHH:MM in the time zone. */
export const textOfTime = (at: Date, timeZone: string): string => inZone(at, timeZone).format('YYYY-MM-DD[T]HH:mm');
