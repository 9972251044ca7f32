import type { Event } from '@umkreis/contract/event.ts';
import { calendarFile, calendarFileName, type CalendarOptions } from './calendar-file.ts';

/** Hands the event to the visitor's calendar, as a file made on the device. */
export function downloadEvent(options: Omit<CalendarOptions, 'now'> & { event: Event }): void {
  const url = URL.createObjectURL(
    new Blob([calendarFile({ ...options, now: new Date() })], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: calendarFileName(options.event.title),
  });
  link.click();
  URL.revokeObjectURL(url);
}
