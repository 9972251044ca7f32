import type { OpeningPlace } from '../opening-place.ts';
import { weekHours, type HoursInterval } from '../week-hours.ts';

/** Weeks with and without holidays, in winter and summer, and around a clock change */
const mondays = ['2026-03-23', '2026-05-25', '2026-07-13', '2026-12-21'];

export interface ReadDay {
  date: string;
  weekday: number;
  /** The day's row in the table */
  text: string;
  /** The same without intervals continued from the evening before */
  ownText: string;
}

/** Fallbacks fill every gap and don't belong to the day. */
const isOwn = (interval: HoursInterval, value: string) => !(interval.isUnknown && /\|\||(^|[a-z] )"/.test(value));
/** Solar times of another day may differ by a minute or two. */
const withoutMinutes = (text: string, value: string) =>
  /sun|dusk|dawn|day|d.mmerung/.test(value) ? text.replaceAll(/(\d\d):\d\d/g, '$1') : text;

/** The days of some weeks by the hours, in order. Null for invalid hours. */
export function daysOf(value: string, place: OpeningPlace): ReadDay[] | null {
  const weeks = mondays.map((monday) => weekHours(value, new Date(`${monday}T10:00:00Z`), place));
  if (weeks.some((week) => !week)) return null;
  return weeks.flatMap((week) =>
    week!.map(({ date, weekday, intervals }) => {
      const ownIntervals = intervals.filter((interval) => isOwn(interval, value));
      const textOf = (some: HoursInterval[]) => withoutMinutes(JSON.stringify(some), value);
      return {
        date,
        weekday,
        text: textOf(ownIntervals),
        ownText: textOf(ownIntervals.filter(({ from }) => from !== '00:00')),
      };
    }),
  );
}
