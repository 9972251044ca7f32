import { validateHours } from '../validate-hours.ts';
import { onClock } from '../place-clock.ts';
import { parseHours } from '../parse-hours.ts';

/** A country and a place for which opening_hours knows all holidays. */
const anywhere = { timeZone: 'UTC', lat: 47.5, lon: 9.7, countryCode: 'at', state: 'Vorarlberg' };
const YEAR = 2027;

/**
 * Whether opening_hours evaluates a text like a value for a year. It has no opinion on texts in everyday language,
 * which it can't read or only with warnings that it guesses.
 */
export function isEvaluatedAlike(text: string, value: string): boolean {
  const { error, warnings } = validateHours(text, anywhere);
  if (error !== undefined || warnings.length > 0) return true;
  const own = yearOf(text);
  return own === null || own === yearOf(value);
}

/** The intervals of a year; null if opening_hours can't read or evaluate the value. */
function yearOf(value: string): string | null {
  const parsed = parseHours(value, anywhere);
  if (!parsed) return null;
  try {
    return onClock(0, (Clock) =>
      parsed.hours
        .getOpenIntervals(new Clock(YEAR, 0, 1), new Clock(YEAR + 1, 0, 1))
        .map(([from, to, isUnknown]) => `${Number(from)} ${Number(to)} ${isUnknown}`)
        .join(),
    );
  } catch {
    return null;
  }
}
