import type { Recurrence } from './recurrence.ts';

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** An RFC 5545 rule; `readRecurrence` reads it. */
export function writeRecurrence({ frequency, interval, weekdays, until, count }: Recurrence): string {
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    frequency === 'WEEKLY' && weekdays.length > 0 && `BYDAY=${weekdays.map((day) => weekdayCodes[day]).join(',')}`,
    until && `UNTIL=${until.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    count !== null && `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';');
}
