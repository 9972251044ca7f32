import type { Event } from '@umkreis/contract/event.ts';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';

interface Days {
  /** `YYYY-MM-DD`; null: no limit */
  from: string | null;
  to: string | null;
}

/** Events that take place on some of the days, in their own zone; both days are included. */
export function eventsBetween(
  events: readonly Event[],
  { from, to }: Days,
  zoneOf: (event: Event) => string,
): readonly Event[] {
  if (from === null && to === null) return events;
  return events.filter((event) => {
    const dayOf = (iso: string) => inZone(new Date(iso), zoneOf(event)).format('YYYY-MM-DD');
    const isTooEarly = from !== null && dayOf(event.dateEnd ?? event.dateBegin) < from;
    const isTooLate = to !== null && dayOf(event.dateBegin) > to;
    return !isTooEarly && !isTooLate;
  });
}
