import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** An instant, read on the clock of a time zone. */
export const inZone = (at: Date, timeZone: string): Dayjs => dayjs(at).tz(timeZone);

/** Calendar day of an instant, YYYY-MM-DD. */
export const dayInZone = (at: Date, timeZone: string): string => inZone(at, timeZone).format('YYYY-MM-DD');

/**
 * opening_hours reads the local fields of a Date. This is the Date whose local fields are the clock of the time zone,
 * whatever the time zone of the machine.
 */
export function toClock(at: Date, timeZone: string): Date {
  const there = inZone(at, timeZone);
  return new Date(there.year(), there.month(), there.date(), there.hour(), there.minute(), there.second());
}

/**
 * The instant at which the clock of the time zone shows the local fields of `clock`.
 * @param notBefore of the two instants an autumn night has for one reading, the first at or after this one
 */
export function fromClock(clock: Date, timeZone: string, notBefore?: Date): Date {
  const asUtc = Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate(), clock.getHours(), clock.getMinutes(), clock.getSeconds());
  const offsetBefore = offsetMinutes(new Date(asUtc - 86_400_000), timeZone);
  const offsetAfter = offsetMinutes(new Date(asUtc + 86_400_000), timeZone);
  const candidates = [...new Set([offsetBefore, offsetAfter])].map((offset) => asUtc - offset * 60_000).toSorted((a, b) => a - b);
  const exact = candidates.filter((ms) => ms + offsetMinutes(new Date(ms), timeZone) * 60_000 === asUtc);
  const chosen = exact.find((ms) => !notBefore || ms >= notBefore.getTime()) ?? exact.at(-1);
  // A reading that the spring night skips: read with the offset before it, the usual convention.
  return new Date(chosen ?? asUtc - offsetBefore * 60_000);
}

/** Minutes east of UTC. */
export const offsetMinutes = (at: Date, timeZone: string): number => inZone(at, timeZone).utcOffset();
