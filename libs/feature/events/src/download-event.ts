import { calendarFile, calendarFileName, type CalendarEvent } from '@umkreis/places/downloads/calendar-file.ts';
import { saveTextFile } from '@umkreis/guide-core/links/save-text-file.ts';

/** Downloads an event, or its whole series, as a calendar file generated on the device. */
export function downloadEvent({ host, ...one }: CalendarEvent & { host: string }): void {
  const text = calendarFile({ events: [one], host, now: new Date() });
  saveTextFile(text, 'text/calendar;charset=utf-8', calendarFileName(one.event.title));
}
