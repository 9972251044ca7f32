import type { Event } from '@umkreis/contract/event.ts';
import { isCurrent } from '@umkreis/place-rules/current-events.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

export const eventSections = ['today', 'tomorrow', 'week', 'weekend', 'later'] as const;
export type EventSection = (typeof eventSections)[number];

/** Sunday 0 … Saturday 6 */
const SATURDAY = 6;

/**
 * Current events by when they are, soonest first, empty sections left out: today (what has begun before comes last),
 * tomorrow, until Friday, this weekend, later. By the clock of the zone.
 */
export function eventsByDay(events: readonly Event[], now: Date, timeZone: string): [EventSection, Event[]][] {
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
  const sectionOf = (begin: number): EventSection => {
    if (begin < tomorrow) return 'today';
    if (begin < dayAfter) return 'tomorrow';
    if (begin < saturday) return 'week';
    return begin < monday ? 'weekend' : 'later';
  };
  const current = events
    .filter((event) => isCurrent(event, now.getTime()))
    .toSorted((a, b) => Date.parse(a.dateBegin) - Date.parse(b.dateBegin));
  // What has run for days comes after what begins today.
  const today = midnightIn(0);
  const hasRun = ({ dateBegin }: Event) => Number(Date.parse(dateBegin) < today);
  const bySection = Map.groupBy(current, ({ dateBegin }) => sectionOf(Date.parse(dateBegin)));
  return eventSections.flatMap((section) =>
    bySection.has(section) ? [[section, bySection.get(section)!.toSorted((a, b) => hasRun(a) - hasRun(b))]] : [],
  );
}

/** The first so many of all sections together. */
export function firstOf(sections: readonly [EventSection, Event[]][], count: number): [EventSection, Event[]][] {
  let left = count;
  return sections.flatMap(([section, events]) => {
    const shown = events.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length > 0 ? [[section, shown] as [EventSection, Event[]]] : [];
  });
}
