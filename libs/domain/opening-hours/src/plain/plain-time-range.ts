import { DAY_MINUTES, type TimeRange } from '../rules/hours-rule.ts';
import type { PlainTime } from './plain-tokens.ts';

const NOON = 720;

/** Twelve is the first hour of both am and pm. */
const toMinutes = (minutes: number, meridiem: 'am' | 'pm') => (minutes % NOON) + (meridiem === 'pm' ? NOON : 0);

/**
 * The time range. If a 12-hour clock's am or pm is missing, it is chosen so that the opening is within a day.
 * @param to undefined: open end
 */
export function timeRangeOf(
  from: PlainTime,
  to: PlainTime | undefined,
  isOpenEnd: boolean,
): { range: TimeRange; isEvening: boolean } {
  const start = from.meridiem ? toMinutes(from.minutes, from.meridiem) : startOf(from, to);
  if (!to) return { range: { from: start, to: null, isOpenEnd: true }, isEvening: false };
  const { end, isEvening } = endOf(start, from, to);
  return { range: { from: start, to: end, isOpenEnd }, isEvening };
}

/** '9-5pm' starts in the morning, '1-5pm' in the afternoon. */
function startOf(from: PlainTime, to: PlainTime | undefined): number {
  if (!to?.meridiem || from.minutes > NOON + 59) return from.minutes % DAY_MINUTES;
  const same = toMinutes(from.minutes, to.meridiem);
  return same < toMinutes(to.minutes, to.meridiem) ? same : toMinutes(from.minutes, 'am');
}

function endOf(start: number, from: PlainTime, to: PlainTime): { end: number; isEvening: boolean } {
  if (to.meridiem) {
    const end = toMinutes(to.minutes, to.meridiem);
    return { end: end === 0 ? DAY_MINUTES : end, isEvening: false };
  }
  const written = to.minutes === 0 ? DAY_MINUTES : to.minutes;
  const isTwelve = from.meridiem !== undefined || !to.isExact;
  const isEvening = isTwelve && written <= start && written <= NOON && start <= NOON;
  if (isEvening || (from.meridiem === 'am' && written < start)) return { end: written + NOON, isEvening };
  return { end: written, isEvening: false };
}

/**
 * '10-2, 4-7': a range before the one that precedes it is in the afternoon.
 * @returns null if the range is not of a 12-hour clock, or follows the other one as it is
 */
export function afternoonOf(from: PlainTime, range: TimeRange, before: TimeRange | undefined): TimeRange | null {
  if (from.isExact || from.meridiem || !before) return null;
  const [start, end, earlier] = [range.from, range.to, before.to];
  if (typeof start !== 'number' || typeof earlier !== 'number' || earlier <= Number(before.from)) return null;
  if (start >= earlier || start + NOON < earlier || start + NOON >= DAY_MINUTES) return null;
  return { ...range, from: start + NOON, to: typeof end === 'number' && end <= NOON ? end + NOON : end };
}
