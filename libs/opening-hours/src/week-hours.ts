import type { OpeningPlace } from './opening-place.ts';
import { parseHours } from './parse-hours.ts';
import { isPublicHoliday } from './holidays.ts';
import { fromClock, toClock } from './zoned-time.ts';

export interface HoursInterval {
  /** HH:MM by the place's clock; `to` is 24:00 at midnight */
  from: string;
  to: string;
  /** `to` is on the next day. */
  pastMidnight: boolean;
  isUnknown: boolean;
  comment: string | undefined;
}
export interface DayHours {
  /** YYYY-MM-DD */
  date: string;
  /** 0 Monday … 6 Sunday */
  weekday: number;
  isToday: boolean;
  isHoliday: boolean;
  /** Empty: closed. */
  intervals: HoursInterval[];
}

const DAY_MS = 86_400_000;
/** An opening that ends before this hour belongs to the evening it began. */
const LATEST_NIGHT_HOUR = 12;

/**
 * The hours of seven days, for a table.
 * @param start 'monday': the week that holds `at`; 'today': the seven days from `at`
 * @returns undefined for a value that is not opening-hours syntax
 */
export function weekHours(
  value: string,
  at: Date,
  place: OpeningPlace,
  start: 'monday' | 'today' = 'monday',
): DayHours[] | undefined {
  const hours = parseHours(value, at, place);
  if (!hours) return undefined;
  const today = midnight(toClock(at, place.timeZone));
  const first = start === 'today' ? today : addDays(today, -weekdayOf(today));
  try {
    const pieces = merge(hours.getOpenIntervals(addDays(first, -1), addDays(first, 8))).flatMap(cutAtMidnight);
    return Array.from({ length: 7 }, (_, index) => {
      const day = addDays(first, index);
      return {
        date: isoDay(day),
        weekday: weekdayOf(day),
        isToday: day.getTime() === today.getTime(),
        isHoliday: isPublicHoliday(fromClock(new Date(day.getTime() + DAY_MS / 2), place.timeZone), place),
        intervals: pieces.filter((piece) => midnight(piece.from).getTime() === day.getTime()).map(toInterval),
      };
    });
  } catch {
    return undefined;
  }
}

interface Piece {
  from: Date;
  to: Date;
  isUnknown: boolean;
  comment: string | undefined;
}

function merge(intervals: [Date, Date, boolean, string | undefined][]): Piece[] {
  const pieces: Piece[] = [];
  for (const [from, to, isUnknown, comment] of intervals) {
    const last = pieces.at(-1);
    if (last && last.to.getTime() === from.getTime() && last.isUnknown === isUnknown && last.comment === comment)
      last.to = to;
    else pieces.push({ from, to, isUnknown, comment });
  }
  return pieces;
}

function cutAtMidnight(piece: Piece): Piece[] {
  const next = addDays(midnight(piece.from), 1);
  const endsInTheNight =
    piece.to.getTime() < next.getTime() + LATEST_NIGHT_HOUR * 3_600_000 && piece.from.getHours() > 0;
  if (piece.to <= next || endsInTheNight) return [piece];
  return [{ ...piece, to: next }, ...cutAtMidnight({ ...piece, from: next })];
}

function toInterval({ from, to, isUnknown, comment }: Piece): HoursInterval {
  const next = addDays(midnight(from), 1);
  return {
    from: time(from),
    to: to.getTime() === next.getTime() ? '24:00' : time(to),
    pastMidnight: to > next,
    isUnknown,
    comment,
  };
}

const midnight = (clock: Date) => new Date(clock.getFullYear(), clock.getMonth(), clock.getDate());
const addDays = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
const weekdayOf = (day: Date) => (day.getDay() + 6) % 7;
const two = (value: number) => String(value).padStart(2, '0');
const time = (clock: Date) => `${two(clock.getHours())}:${two(clock.getMinutes())}`;
const isoDay = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
