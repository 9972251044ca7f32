import type { Event } from '@umkreis/contract/event.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';

/**
 * The times of an all-day event: midnight of its first day to 23:59 of its last one, in a zone.
 * @param event without an end it lasts one day
 */
export function wholeDays(
  { dateBegin, dateEnd }: Pick<Event, 'dateBegin' | 'dateEnd'>,
  timeZone: string,
): { dateBegin: string; dateEnd: string } {
  const at = (instant: string, hour: number, minute: number) => {
    const clock = inZone(new Date(instant), timeZone);
    return fromClock(Date.UTC(clock.year(), clock.month(), clock.date(), hour, minute), timeZone).toISOString();
  };
  return { dateBegin: at(dateBegin, 0, 0), dateEnd: at(dateEnd ?? dateBegin, 23, 59) };
}
