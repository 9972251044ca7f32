import { occurrences, readRecurrence } from '@umkreis/places/events/recurrence.ts';
import type { CalendarEntry } from '../entries-of-event.ts';

const window = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2029-01-01T00:00:00Z') };

/** The events of entries, with series expanded as the API does. */
export function eventsOfSeries(entries: readonly CalendarEntry[], timeZone: string): CalendarEntry[] {
  return entries.flatMap((entry) => {
    const rule = entry.recurrence === null ? null : readRecurrence(entry.recurrence);
    if (!rule) return [entry];
    return occurrences(new Date(entry.dateBegin), rule, timeZone, window, entry.exceptDates).map((at) => ({
      ...entry,
      dateBegin: at.toISOString(),
    }));
  });
}
