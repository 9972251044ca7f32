import type { Event } from '@umkreis/contract/event.ts';
import { currentEvents } from '@umkreis/places/events/current-events.ts';
import { groupSeries } from '@umkreis/places/events/grouped-series.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

const eventSections = ['today', 'tomorrow', 'week', 'weekend', 'later'] as const;
export type EventSection = (typeof eventSections)[number];

/** Day of the week, Sunday 0 … Saturday 6 */
const SATURDAY = 6;

interface Days {
  today: number;
  sectionOf(start: number): EventSection;
}

/** The sections of the coming days in a time zone. */
function daysOf(now: Date, timeZone: string): Days {
  const clock = inZone(now, timeZone);
  const midnightIn = (days: number) =>
    fromClock(Date.UTC(clock.year(), clock.month(), clock.date() + days), timeZone).getTime();
  const toMonday = (8 - clock.day()) % 7 || 7;
  const toSaturday = clock.day() === 0 ? 0 : SATURDAY - clock.day();
  const [tomorrow, dayAfter, saturday, monday] = [
    midnightIn(1),
    midnightIn(2),
    midnightIn(toSaturday),
    midnightIn(toMonday),
  ];
  return {
    today: midnightIn(0),
    sectionOf: (start) => {
      if (start < tomorrow) return 'today';
      if (start < dayAfter) return 'tomorrow';
      if (start < saturday) return 'week';
      return start < monday ? 'weekend' : 'later';
    },
  };
}

/**
 * Current events by section, soonest first, without empty sections: today (those that started earlier last),
 * tomorrow, until Friday, this weekend, later.
 * @param zoneOf time zone of an event
 */
export function eventsByDay(
  events: readonly Event[],
  now: Date,
  zoneOf: (event: Event) => string,
): [EventSection, Event[]][] {
  const zones = new Map<string, Days>();
  const daysIn = (event: Event) => {
    const zone = zoneOf(event);
    const days = zones.get(zone) ?? daysOf(now, zone);
    zones.set(zone, days);
    return days;
  };
  const current = currentEvents(events, now.getTime());
  // Events running for days come after those that start today.
  const hasRun = (event: Event) => Number(Date.parse(event.dateBegin) < daysIn(event).today);
  const bySection = Map.groupBy(current, (event) => daysIn(event).sectionOf(Date.parse(event.dateBegin)));
  return eventSections.flatMap((section) =>
    bySection.has(section) ? [[section, bySection.get(section)!.toSorted((a, b) => hasRun(a) - hasRun(b))]] : [],
  );
}

/** Current events with each series once, at its next event, and the following events by that one. */
export function seriesOnce(events: readonly Event[], now: Date): { events: Event[]; later: Map<Event, Event[]> } {
  const groups = groupSeries(currentEvents(events, now.getTime()));
  return {
    events: groups.map(({ event }) => event),
    later: new Map(groups.map((group) => [group.event, group.later])),
  };
}

/** The first `count` events across all sections. */
export function firstOf(sections: readonly [EventSection, Event[]][], count: number): [EventSection, Event[]][] {
  let left = count;
  return sections.flatMap(([section, events]) => {
    const visibleEvents = events.slice(0, Math.max(0, left));
    left -= visibleEvents.length;
    return visibleEvents.length > 0 ? [[section, visibleEvents] as [EventSection, Event[]]] : [];
  });
}
