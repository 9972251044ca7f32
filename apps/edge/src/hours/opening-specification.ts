import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { weekHours, type DayHours, type HoursInterval } from '@umkreis/opening-hours/week-hours.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKS = 5;
const WEEK_MS = 7 * 86_400_000;

interface Specification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}
export interface OpeningSpecifications {
  openingHoursSpecification?: Specification[];
  specialOpeningHoursSpecification?: Specification[];
}

const sign = (intervals: readonly HoursInterval[]) => intervals.map(({ from, to }) => `${from}-${to}`).join(',');
/** schema.org represents midnight at the end of a day as 23:59. */
const closing = (to: string) => (to === '24:00' ? '23:59' : to);

/**
 * Opening hours in schema.org format: the usual hours of each weekday within the next five weeks, and days
 * that differ, such as holidays.
 * @param hours opening-hours syntax
 * @returns {} if the value is not opening-hours syntax
 */
export function openingSpecifications(hours: string, now: Date, place: OpeningPlace): OpeningSpecifications {
  const days: DayHours[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const seven = weekHours(hours, new Date(now.getTime() + week * WEEK_MS), place, 'today');
    if (!seven) return {};
    days.push(...seven);
  }
  const usual = dayNames.map((_, weekday) => usualOf(days.filter((day) => day.weekday === weekday)));
  const special = days.filter((day) => sign(day.intervals) !== sign(usual[day.weekday]!));
  const byHours = Map.groupBy(
    usual.flatMap((intervals, weekday) => intervals.map((interval) => ({ interval, weekday }))),
    ({ interval }) => `${interval.from}-${interval.to}`,
  );
  const regular = [...byHours.values()].map((same): Specification => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: same.map(({ weekday }) => dayNames[weekday]!),
    opens: same[0]!.interval.from,
    closes: closing(same[0]!.interval.to),
  }));
  const other = special.flatMap((day): Specification[] => {
    const valid = { validFrom: day.date, validThrough: day.date };
    // schema.org: opening and closing at midnight means closed all day.
    if (day.intervals.length === 0)
      return [{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', ...valid }];
    return day.intervals.map((interval) => ({
      '@type': 'OpeningHoursSpecification',
      opens: interval.from,
      closes: closing(interval.to),
      ...valid,
    }));
  });
  return {
    ...(regular.length > 0 && { openingHoursSpecification: regular }),
    ...(other.length > 0 && { specialOpeningHoursSpecification: other }),
  };
}

/** The most frequent hours of these days; holidays only count if there are no other days. */
function usualOf(days: readonly DayHours[]): HoursInterval[] {
  const plain = days.filter((day) => !day.isHoliday);
  const groups = Map.groupBy(plain.length > 0 ? plain : days, (day) => sign(day.intervals));
  return [...groups.values()].toSorted((a, b) => b.length - a.length)[0]?.[0]?.intervals ?? [];
}
