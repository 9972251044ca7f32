import { dayInZone, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { byDay } from '@umkreis/places/events/write-recurrence.ts';
import { recurrenceOf, type EventGroup } from '@umkreis/places/events/grouped-series.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Units of ISO 8601 durations */
const units = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' } as const;
const DAY_MS = 86_400_000;

/**
 * The recurrence of a series as schema.org/Schedule, from its next event on.
 * @param group `later` contains all future events; the last one ends a series with a limited number of events
 * @returns null if the rule cannot be parsed
 */
export function eventSchedule({ event, later }: EventGroup, timeZone: string): object | null {
  const recurrence = recurrenceOf(event, timeZone);
  if (!recurrence) return null;
  const start = new Date(event.dateBegin);
  const end = event.dateEnd ? new Date(event.dateEnd) : null;
  const clock = (at: Date) => inZone(at, timeZone).format('HH:mm:ss');
  const today = dayInZone(start, timeZone);
  const last = event.recurrence?.includes('COUNT=')
    ? dayInZone(new Date(later.at(-1)?.dateBegin ?? event.dateBegin), timeZone)
    : recurrence.until && dayInZone(recurrence.until, timeZone);
  const without = (event.exceptDates ?? []).filter((day) => day >= today);
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${recurrence.interval}${units[recurrence.frequency]}`,
    startDate: today,
    ...(last && { endDate: last }),
    ...(!event.isAllDay && { startTime: clock(start) }),
    ...(end && !event.isAllDay && end.getTime() - start.getTime() < DAY_MS && { endTime: clock(end) }),
    scheduleTimezone: timeZone,
    ...(recurrence.frequency === 'WEEKLY' && {
      byDay: recurrence.weekdays.map((day) => `https://schema.org/${weekdays[day]}`),
    }),
    ...(recurrence.nth !== null && { byDay: byDay(recurrence) }),
    ...(((recurrence.frequency === 'MONTHLY' && recurrence.nth === null) || recurrence.frequency === 'YEARLY') && {
      byMonthDay: recurrence.monthDay,
    }),
    ...(recurrence.frequency === 'YEARLY' && { byMonth: recurrence.month + 1 }),
    ...(without.length > 0 && { exceptDate: without }),
  };
}
