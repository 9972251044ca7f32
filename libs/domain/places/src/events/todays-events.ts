import type { Event } from '@umkreis/contract/event.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { isCurrent, takesPlace } from './current-events.ts';

/**
 * Events that are not cancelled, have started by the end of today and have not ended; today in the zone of each
 * event's branch.
 * @param zoneOf zone of the event's branch
 */
export const todaysEvents = (events: readonly Event[], now: Date, zoneOf: (event: Event) => string): Event[] =>
  events.filter((event) => {
    const zone = zoneOf(event);
    return (
      takesPlace(event) &&
      dayInZone(new Date(event.dateBegin), zone) <= dayInZone(now, zone) &&
      isCurrent(event, now.getTime())
    );
  });
