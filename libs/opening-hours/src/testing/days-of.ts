import type { OpeningPlace } from '../opening-place.ts';
import { weekHours, type HoursInterval } from '../week-hours.ts';

/** Weeks with and without holidays, in winter and summer, and around a change of the clock. */
const mondays = ['2026-03-23', '2026-05-25', '2026-07-13', '2026-12-21'];

export interface ReadDay {
  date: string;
  weekday: number;
  /** Everything that the table of the day says */
  text: string;
  /** The same without what went on from the evening before */
  ownText: string;
}

/** What is for when nothing applies fills every gap: it is no word of the day. */
const isSaid = (interval: HoursInterval, value: string) => !(interval.isUnknown && /\|\||(^|[a-z] )"/.test(value));
/** The sun's minute of a day is known on that day: from another it is off by a minute or two. */
const withoutMinutes = (text: string, value: string) =>
  /sun|dusk|dawn|day|d.mmerung/.test(value) ? text.replaceAll(/(\d\d):\d\d/g, '$1') : text;

/** What hours mean: their days of some weeks, one after the other. Null for a value that is no opening hours. */
export function daysOf(value: string, place: OpeningPlace): ReadDay[] | null {
  const weeks = mondays.map((monday) => weekHours(value, new Date(`${monday}T10:00:00Z`), place));
  if (weeks.some((week) => !week)) return null;
  return weeks.flatMap((week) =>
    week!.map(({ date, weekday, intervals }) => {
      const said = intervals.filter((interval) => isSaid(interval, value));
      const textOf = (some: HoursInterval[]) => withoutMinutes(JSON.stringify(some), value);
      return { date, weekday, text: textOf(said), ownText: textOf(said.filter(({ from }) => from !== '00:00')) };
    }),
  );
}
