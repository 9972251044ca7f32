import type { Language } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { HoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { isPermanentlyClosed } from '@umkreis/opening-hours/permanently-closed.ts';
import { dayInZone, fromClock } from '@umkreis/opening-hours/zoned-time.ts';

/** A place or event on the planned day. */
export type OnDay =
  | { kind: 'open'; hours: string }
  | { kind: 'closed' | 'closedForGood' | 'noHours' | 'otherDay' | 'sameDay' }
  /** By appointment, for example */
  | { kind: 'unclear'; hours: string }
  /** The value is no opening hours. */
  | { kind: 'unreadable'; hours: string };

/** An event that ends in the night before this hour belongs to the day on which it began. */
const nightEndsHour = 4;
const hourMs = 3_600_000;
const noonHour = 12;

const noonOf = (day: string, timeZone: string): Date =>
  fromClock(Date.parse(`${day}T00:00:00Z`) + noonHour * hourMs, timeZone);

/** Opening hours of a place, or operating hours of a lift, on a day. @param day YYYY-MM-DD, at the place */
export function placeOnDay(
  hours: Pick<HoursModule, 'weekHours' | 'intervalText'>,
  { item }: Pick<Place, 'item'>,
  day: string,
  where: OpeningPlace,
  language: Language,
): OnDay {
  const noon = noonOf(day, where.timeZone);
  if (isPermanentlyClosed(item.closed, noon, where.timeZone)) return { kind: 'closedForGood' };
  const value = item.details?.hours ?? item.details?.operatingHours;
  if (!value) return { kind: 'noHours' };
  const [first] = hours.weekHours(value, noon, where, 'today') ?? [];
  if (!first) return { kind: 'unreadable', hours: value };
  if (first.intervals.length === 0) return { kind: 'closed' };
  const text = first.intervals
    .map((interval) => {
      const times = interval.isUnknown && interval.comment ? undefined : hours.intervalText(interval, language);
      return [times, interval.comment].filter(Boolean).join(' ');
    })
    .join(', ');
  return { kind: first.intervals.every(({ isUnknown }) => isUnknown) ? 'unclear' : 'open', hours: text };
}

/** Whether an event takes place on a day. @param day YYYY-MM-DD in the event's time zone */
export function eventOnDay(event: Pick<Event, 'dateBegin' | 'dateEnd'>, day: string, timeZone: string): OnDay {
  const begin = new Date(event.dateBegin);
  const end = event.dateEnd ? new Date(Date.parse(event.dateEnd) - nightEndsHour * hourMs) : begin;
  const isOn = day >= dayInZone(begin, timeZone) && day <= dayInZone(end > begin ? end : begin, timeZone);
  return { kind: isOn ? 'sameDay' : 'otherDay' };
}

/** Whether the visitor would stand in front of a closed door. */
export const isWarning = ({ kind }: OnDay): boolean =>
  kind === 'closed' || kind === 'closedForGood' || kind === 'otherDay';
