import type { Language } from '@umkreis/contract/boot.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { readRecurrence } from '@umkreis/places/events/recurrence.ts';
import { recurrenceText } from '@umkreis/i18n/recurrence.ts';
import type { historyMessages } from './messages/history.ts';

/**
 * A stored recurrence (RFC 5545) in words: 'every Tuesday, until 1 June 2027'. The day of a monthly or yearly series
 * is that of its event, which the recurrence does not name.
 */
export function seriesText(
  rule: string,
  language: Language,
  t: TextsOf<typeof historyMessages>,
  day: (day: string) => string,
): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const frequency = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '') ?? [];
  const count = parts.get('COUNT');
  const read = readRecurrence(rule);
  const isNamed = read !== null && read.weekdays.length > 0;
  return [
    isNamed ? recurrenceText({ ...read, monthDay: 1, month: 0 }, language) : t.repeats({ frequency, interval }),
    year && t.until({ day: day(`${year}-${month}-${date}`) }),
    count && t.times({ n: Number(count) }),
  ]
    .filter(Boolean)
    .join(', ');
}
