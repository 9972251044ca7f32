import { DAY_MINUTES, type HoursSpan } from '../rules/hours-rule.ts';
import type { PlainTime } from './plain-tokens.ts';

const NOON = 720;

/** Twelve is the first hour of both am and pm. */
const inHalf = (minutes: number, half: 'am' | 'pm') => (minutes % NOON) + (half === 'pm' ? NOON : 0);

/**
 * The time range. If a 12-hour clock's am or pm is missing, it is chosen so that the opening is within a day.
 * @param to undefined: open end
 */
export function spanOf(
  from: PlainTime,
  to: PlainTime | undefined,
  isOpenEnd: boolean,
): { span: HoursSpan; isEvening: boolean } {
  const begin = from.meridiem ? inHalf(from.minutes, from.meridiem) : beginOf(from, to);
  if (!to) return { span: { from: begin, to: null, isOpenEnd: true }, isEvening: false };
  const { end, isEvening } = endOf(begin, from, to);
  return { span: { from: begin, to: end, isOpenEnd }, isEvening };
}

/** '9-5pm' starts in the morning, '1-5pm' in the afternoon. */
function beginOf(from: PlainTime, to: PlainTime | undefined): number {
  if (!to?.meridiem || from.minutes > NOON + 59) return from.minutes % DAY_MINUTES;
  const same = inHalf(from.minutes, to.meridiem);
  return same < inHalf(to.minutes, to.meridiem) ? same : inHalf(from.minutes, 'am');
}

function endOf(begin: number, from: PlainTime, to: PlainTime): { end: number; isEvening: boolean } {
  if (to.meridiem) {
    const end = inHalf(to.minutes, to.meridiem);
    return { end: end === 0 ? DAY_MINUTES : end, isEvening: false };
  }
  const written = to.minutes === 0 ? DAY_MINUTES : to.minutes;
  const isTwelve = from.meridiem !== undefined || !to.isExact;
  const isEvening = isTwelve && written <= begin && written <= NOON && begin < NOON;
  if (isEvening || (from.meridiem === 'am' && written < begin)) return { end: written + NOON, isEvening };
  return { end: written, isEvening: false };
}
