import type { Event } from '@umkreis/contract/event.ts';
import type { ListedEvent } from '@umkreis/contract/listed-events.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { readRecurrence, type Recurrence } from './recurrence.ts';

/** An event with the following events of its series. */
export interface EventGroup {
  event: Event;
  later: Event[];
}

/** Events with each series once, at its next event. @param events soonest first */
export function groupSeries(events: readonly Event[]): EventGroup[] {
  const groups: EventGroup[] = [];
  const bySeries = new Map<string, EventGroup>();
  for (const event of events) {
    const seriesGroup = event.seriesId && bySeries.get(event.seriesId);
    if (seriesGroup) {
      seriesGroup.later.push(event);
      continue;
    }
    const group = { event, later: [] };
    groups.push(group);
    if (event.seriesId) bySeries.set(event.seriesId, group);
  }
  return groups;
}

/** Each series once as a response lists it. @param events soonest first */
export const listSeriesOnce = (events: readonly Event[]): ListedEvent[] =>
  groupSeries(events).map(({ event, later }) =>
    later.length > 0 ? { ...event, laterDates: later.map(({ dateBegin }) => dateBegin) } : event,
  );

/** A listed series with its following events, which have the duration of the first one. */
export function listedGroup(listed: ListedEvent): EventGroup {
  const { laterDates = [], ...event } = listed;
  const duration = event.dateEnd && Date.parse(event.dateEnd) - Date.parse(event.dateBegin);
  const later = laterDates.map((dateBegin) => ({
    ...event,
    dateBegin,
    ...(duration && { dateEnd: new Date(Date.parse(dateBegin) + duration).toISOString() }),
  }));
  return { event, later };
}

/** How often an event recurs. */
export interface EventRecurrence extends Pick<Recurrence, 'frequency' | 'interval' | 'until' | 'nth'> {
  /** Weekdays of a weekly recurrence, Monday first, or that of a monthly one with `nth`; 0 Sunday … 6 Saturday */
  weekdays: readonly number[];
  /** Day of the month, from 1, and month, from 0, of a monthly or yearly recurrence */
  monthDay: number;
  month: number;
}

/**
 * The recurrence of an event in its zone; every seven days counts as weekly.
 * @returns null for a single event, or an unsupported rule
 */
export function recurrenceOf(
  { recurrence, dateBegin }: Pick<Event, 'recurrence' | 'dateBegin'>,
  timeZone: string,
): EventRecurrence | null {
  const rule = recurrence ? readRecurrence(recurrence) : null;
  if (!rule) return null;
  const clock = inZone(new Date(dateBegin), timeZone);
  const isWeeks = rule.frequency === 'DAILY' && rule.interval % 7 === 0;
  return {
    frequency: isWeeks ? 'WEEKLY' : rule.frequency,
    interval: isWeeks ? rule.interval / 7 : rule.interval,
    until: rule.until,
    nth: rule.nth,
    weekdays: (rule.weekdays.length > 0 ? rule.weekdays : [clock.day()]).toSorted(
      (a, b) => ((a + 6) % 7) - ((b + 6) % 7),
    ),
    monthDay: clock.date(),
    month: clock.month(),
  };
}
