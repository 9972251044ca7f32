import { v5 as uuidv5 } from 'uuid';
import type { Event } from '@umkreis/contract/event.ts';
import { occurrences, readRecurrence } from '@umkreis/places/events/recurrence.ts';

const DAY_MS = 86_400_000;
/** Events of a series are listed this many days ahead. */
const AHEAD_DAYS = 400;

/**
 * The events of a series that have not ended long ago and start within 400 days, each with a stable ID of its own;
 * a single event is returned unchanged.
 */
export function eventsOfSeries(event: Event, timeZone: string, now: Date, pastDays: number): Event[] {
  const rule = event.recurrence ? readRecurrence(event.recurrence) : null;
  if (!rule) return [event];
  const start = new Date(event.dateBegin);
  const lasts = event.dateEnd ? Date.parse(event.dateEnd) - start.getTime() : 0;
  const window = {
    from: new Date(now.getTime() - pastDays * DAY_MS - lasts),
    to: new Date(now.getTime() + AHEAD_DAYS * DAY_MS),
  };
  return occurrences(start, rule, timeZone, window, event.exceptDates ?? []).map((at) => ({
    ...event,
    id: at.getTime() === start.getTime() ? event.id : uuidv5(at.toISOString(), event.id),
    seriesId: event.id,
    seriesBegin: event.dateBegin,
    dateBegin: at.toISOString(),
    dateEnd: event.dateEnd && new Date(at.getTime() + lasts).toISOString(),
  }));
}
