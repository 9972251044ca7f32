import { calendarFile, calendarFileName, type CalendarEvent } from '@umkreis/place-rules/calendar-file.ts';

/** Hands an event, or its whole series, to the visitor's calendar, as a file made on the device. */
export function downloadEvent({ host, ...one }: CalendarEvent & { host: string }): void {
  const text = calendarFile({ events: [one], host, now: new Date() });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: calendarFileName(one.event.title) });
  link.click();
  URL.revokeObjectURL(url);
}
