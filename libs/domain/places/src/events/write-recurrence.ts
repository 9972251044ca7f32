import type { Recurrence } from './recurrence.ts';

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** BYDAY of a rule: TU,TH or 2SA; null: none. */
export function byDay({ frequency, weekdays, nth }: Pick<Recurrence, 'frequency' | 'weekdays' | 'nth'>): string | null {
  if (weekdays.length === 0 || frequency !== (nth === null ? 'WEEKLY' : 'MONTHLY')) return null;
  return weekdays.map((day) => `${nth ?? ''}${weekdayCodes[day]!}`).join(',');
}

/** An RFC 5545 rule; `readRecurrence` reads it. */
export function writeRecurrence(rule: Recurrence): string {
  const { frequency, interval, until, count } = rule;
  const days = byDay(rule);
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    days && `BYDAY=${days}`,
    until && `UNTIL=${until.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    count !== null && `COUNT=${count}`,
  ]
    .filter(Boolean)
    .join(';');
}
