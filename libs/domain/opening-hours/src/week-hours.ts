import { isPublicHoliday } from './holidays.ts';
import { NIGHT_ENDS_HOUR, withHours } from './hours-timeline.ts';
import type { OpeningPlace } from './opening-place.ts';
import { guessedEnd, type ParsedHours } from './parse-hours.ts';
import { onClock } from './place-clock.ts';
import { fromClock, inZone, offsetMinutes } from './zoned-time.ts';

export interface HoursInterval {
  /** HH:MM in the place's zone; `to` is 24:00 at midnight */
  from: string;
  to: string;
  /** `to` is on the next day. */
  pastMidnight: boolean;
  /** Whether the end is certain. 'open': closes at `to` or later; 'guessed': `to` is only an assumption */
  end: 'known' | 'open' | 'guessed';
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
  /** Empty: closed */
  intervals: HoursInterval[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** An opening that ends before this hour belongs to the evening on which it started. */
const LATEST_NIGHT_HOUR = 12;

/**
 * The hours of seven days for a table.
 * @param start 'monday': the week of `at`; 'today': the seven days from `at`
 * @returns undefined if the value is not opening-hours syntax
 */
export function weekHours(
  value: string,
  at: Date,
  place: OpeningPlace,
  start: 'monday' | 'today' = 'monday',
): DayHours[] | undefined {
  const clock = inZone(at, place.timeZone);
  const today = Date.UTC(clock.year(), clock.month(), clock.date());
  const first = start === 'today' ? today : today - weekdayOf(today) * DAY_MS;
  const days = Array.from({ length: 7 }, (_, index) => first + index * DAY_MS);
  const noons = days.map((day) => fromClock(day + DAY_MS / 2, place.timeZone));
  const offsets = noons.map((noon) => offsetMinutes(noon, place.timeZone));
  const week = withHours(value, place, (parsed) => {
    const byOffset = new Map([...new Set(offsets)].map((offset) => [offset, piecesOf(parsed, first, offset)]));
    return days.map((day, index) => byOffset.get(offsets[index]!)!.filter(({ from }) => startOfDay(from) === day));
  });
  return week?.map((pieces, index): DayHours => {
    const day = days[index]!;
    return {
      date: new Date(day).toISOString().slice(0, 10),
      weekday: weekdayOf(day),
      isToday: day === today,
      isHoliday: isPublicHoliday(noons[index]!, place),
      intervals: pieces.map(toInterval),
    };
  });
}

/** Local times as if they were UTC, ms. */
interface Piece {
  from: number;
  to: number;
  end: HoursInterval['end'];
  isUnknown: boolean;
  comment: string | undefined;
}

/** The openings of a week at a fixed UTC offset, for a table. */
function piecesOf(parsed: ParsedHours, first: number, offset: number): Piece[] {
  const shift = offset * MINUTE_MS;
  return onClock(offset, (Clock) => {
    const week = [new Clock(first - DAY_MS - shift), new Clock(first + 8 * DAY_MS - shift)] as const;
    return merge(
      withoutRemainders(intervalsOf(parsed, week), parsed, week).map(([from, to, isUnknown, comment]) => ({
        from: from.getTime() + shift,
        to: to.getTime() + shift,
        ...(comment === guessedEnd()
          ? { end: 'guessed', isUnknown: false, comment: undefined }
          : { end: 'known', isUnknown, comment }),
      })),
    ).flatMap(cutAtMidnight);
  });
}

type Interval = ReturnType<ParsedHours['hours']['getOpenIntervals']>[number];
type Week = readonly [Date, Date];

function intervalsOf({ hours, schoolless, atPolarDay }: ParsedHours, week: Week): Interval[] {
  try {
    return hours.getOpenIntervals(...week);
  } catch (error) {
    const other =
      schoolless ?? (error instanceof RangeError ? atPolarDay?.(new Date((+week[0] + +week[1]) / 2)) : null);
    if (!other) throw error;
    return intervalsOf(other, week);
  }
}

/**
 * Drops the nights after closed days, see `readPair`: an interval from midnight that no opening of the evening
 * before reaches starts where one of that day does.
 */
function withoutRemainders(intervals: Interval[], parsed: ParsedHours, week: Week): Interval[] {
  if (!parsed.evenings) return intervals;
  const evenings = intervalsOf({ ...parsed, hours: parsed.evenings }, week);
  let end = Number(week[0]);
  let droppedUntil = Number.NaN;
  return intervals.flatMap((interval): Interval[] => {
    const [from, to, ...rest] = interval;
    const isAtMidnight = from.getHours() === 0 && from.getMinutes() === 0 && Number(from) !== end;
    end = Number(to);
    if (!isAtMidnight && Number(from) !== droppedUntil) return [interval];
    const own = evenings.find(([start, until]) => start < to && until > from);
    if (own) return [[own[0] > from ? own[0] : from, to, ...rest]];
    droppedUntil = Number(to);
    return [];
  });
}

function merge(intervals: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of intervals) {
    const last = pieces.at(-1);
    const meets = last?.to === piece.from && last.end === 'known';
    if (meets && piece.end === 'guessed') last.end = 'open';
    else if (meets && last.isUnknown === piece.isUnknown && last.comment === piece.comment) last.to = piece.to;
    else pieces.push({ ...piece });
  }
  return pieces;
}

function cutAtMidnight(piece: Piece): Piece[] {
  const next = startOfDay(piece.from) + DAY_MS;
  if (piece.end === 'guessed') return [{ ...piece, to: Math.min(piece.to, next + NIGHT_ENDS_HOUR * HOUR_MS) }];
  const endsInTheNight = piece.to < next + LATEST_NIGHT_HOUR * HOUR_MS && piece.from >= next - DAY_MS + HOUR_MS;
  if (piece.to <= next || endsInTheNight) return [piece];
  return [{ ...piece, end: 'known', to: next }, ...cutAtMidnight({ ...piece, from: next })];
}

function toInterval({ from, to, ...others }: Piece): HoursInterval {
  const next = startOfDay(from) + DAY_MS;
  return { from: time(from), to: to === next ? '24:00' : time(to), pastMidnight: to > next, ...others };
}

const startOfDay = (reading: number) => Math.floor(reading / DAY_MS) * DAY_MS;
const weekdayOf = (day: number) => (new Date(day).getUTCDay() + 6) % 7;
const time = (reading: number) => new Date(reading).toISOString().slice(11, 16);
