import type { Event } from '@umkreis/contract/event.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';

export interface EventTimes {
  /** Day on the calendar leaf */
  leafDay: string;
  leafMonth: string;
  /** 'Sa., 4. Juli, 17:00'; all-day: without the time */
  start: string;
  /** '23:30', with the day if it differs; all-day: the last day if it differs; null: none */
  end: string | null;
}

const WEEK_MS = 7 * 86_400_000;

/** Formats the times of an event in a time zone. */
export function eventTimes(
  { dateBegin, dateEnd, isAllDay }: Pick<Event, 'dateBegin' | 'dateEnd' | 'isAllDay'>,
  timeZone: string,
  language: Language,
): EventTimes {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone }).format(date);
  const startDate = new Date(dateBegin);
  const end = dateEnd ? new Date(dateEnd) : null;
  const day = (date: Date) => format(date, { weekday: 'short', day: 'numeric', month: 'short' });
  const time = (date: Date) => format(date, { hour: '2-digit', minute: '2-digit' });
  const isSameDay = end !== null && day(end) === day(startDate) && end.getTime() - startDate.getTime() < WEEK_MS;
  return {
    leafDay: format(startDate, { day: 'numeric' }).replace('.', ''),
    leafMonth: format(startDate, { month: 'short' }),
    ...(isAllDay
      ? { start: day(startDate), end: end && !isSameDay ? day(end) : null }
      : {
          start: `${day(startDate)}, ${time(startDate)}`,
          end: end && (isSameDay ? time(end) : `${day(end)}, ${time(end)}`),
        }),
  };
}
