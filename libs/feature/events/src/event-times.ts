import type { Event } from '@umkreis/contract/event.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';

export interface EventTimes {
  /** Day on the calendar leaf */
  leafDay: string;
  leafMonth: string;
  /** 'Sa., 4. Juli, 17:00' */
  start: string;
  /** '23:30', with the day if it differs; null: open end */
  end: string | null;
}

/** Formats the times of an event in a time zone. */
export function eventTimes(
  { dateBegin, dateEnd }: Pick<Event, 'dateBegin' | 'dateEnd'>,
  timeZone: string,
  language: Language,
): EventTimes {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone }).format(date);
  const startDate = new Date(dateBegin);
  const end = dateEnd ? new Date(dateEnd) : null;
  const day = (date: Date) => format(date, { weekday: 'short', day: 'numeric', month: 'short' });
  const time = (date: Date) => format(date, { hour: '2-digit', minute: '2-digit' });
  return {
    leafDay: format(startDate, { day: 'numeric' }).replace('.', ''),
    leafMonth: format(startDate, { month: 'short' }),
    start: `${day(startDate)}, ${time(startDate)}`,
    end: end && (day(end) === day(startDate) ? time(end) : `${day(end)}, ${time(end)}`),
  };
}
