import { holidayName } from './holiday-name.ts';
import type { OpeningPlace } from './opening-place.ts';
import { weekHours, type DayHours } from './week-hours.ts';
import { fromClock, inZone } from './zoned-time.ts';

export interface ComingDay extends DayHours {
  /** Name of a public or school holiday, in the language of the country */
  holiday: string | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Opening hours day by day for the next weeks, from today in the place's zone.
 * @returns undefined if the value is not opening-hours syntax
 */
export function comingWeeks(value: string, at: Date, place: OpeningPlace, weeks = 4): ComingDay[] | undefined {
  const clock = inZone(at, place.timeZone);
  const noon = Date.UTC(clock.year(), clock.month(), clock.date(), 12);
  const kinds = /\bSH\b/.test(value) ? (['PH', 'SH'] as const) : (['PH'] as const);
  const days: ComingDay[] = [];
  for (let week = 0; week < weeks; week++) {
    const own = weekHours(value, fromClock(noon + week * 7 * DAY_MS, place.timeZone), place, 'today');
    if (!own) return undefined;
    for (const day of own) {
      const dayNoon = fromClock(Date.parse(`${day.date}T12:00:00Z`), place.timeZone);
      const holiday = kinds.map((kind) => holidayName(kind, dayNoon, place)).find((name) => name !== undefined);
      days.push({ ...day, isToday: days.length === 0, holiday });
    }
  }
  return days;
}
