import type { Event } from '@umkreis/contract/event.ts';

/** Without an end: starts now or later. With an end: ends now or later. */
export function isCurrent(event: Pick<Event, 'dateBegin' | 'dateEnd'>, now: number): boolean {
  return Date.parse(event.dateEnd ?? event.dateBegin) >= now;
}

/** A cancelled event is shown as cancelled, but attracts no visitors. */
export const takesPlace = (event: Pick<Event, 'isCancelled'>): boolean => event.isCancelled !== true;

/** Compares by start, soonest first. */
export const byStart = (a: Pick<Event, 'dateBegin'>, b: Pick<Event, 'dateBegin'>): number =>
  Date.parse(a.dateBegin) - Date.parse(b.dateBegin);

/** Current events, soonest first. */
export const currentEvents = (events: readonly Event[], now: number): Event[] =>
  events.filter((event) => isCurrent(event, now)).toSorted(byStart);

/** Current events by the items that show them, soonest first. */
export function currentEventsByItem(events: readonly Event[], now: number): Map<string, Event[]> {
  const byItem = new Map<string, Event[]>();
  for (const event of currentEvents(events, now)) {
    for (const itemId of new Set([event.itemId, ...event.itemEvents.map((also) => also.itemId)])) {
      const itemEvents = byItem.get(itemId);
      if (itemEvents) itemEvents.push(event);
      else byItem.set(itemId, [event]);
    }
  }
  return byItem;
}

/** The category id for the symbol of an item: with the suffix -event while it has current events. */
export function eventCategoryId(categoryId: string, hasEvents: boolean): string {
  return hasEvents ? `${categoryId}-event` : categoryId;
}
