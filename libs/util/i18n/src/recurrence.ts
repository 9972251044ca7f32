import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat, localeOf } from './date-format.ts';

export interface RecurrenceFields {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** 0 Sunday … 6 Saturday */
  weekdays: readonly number[];
  /** Monthly: which of the weekdays in the month, 1–5 or -1 for the last; null: `monthDay` */
  nth: number | null;
  /** From 1 */
  monthDay: number;
  /** From 0 */
  month: number;
}

/** First to fifth, and the last, as in 'am zweiten Samstag'. */
const ordinals: Record<Language, Record<number, string>> = {
  de: { [-1]: 'letzten', 1: 'ersten', 2: 'zweiten', 3: 'dritten', 4: 'vierten', 5: 'fünften' },
  en: { [-1]: 'last', 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' },
};

/** A recurrence in words: 'jeden Dienstag und Donnerstag', 'every 2 weeks on Sunday'. */
export function recurrenceText(
  { frequency, interval, weekdays, nth, monthDay, month }: RecurrenceFields,
  language: Language,
): string {
  const named = (options: Intl.DateTimeFormatOptions, at: number) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  // 4 January 1970 was a Sunday.
  const days = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(
    weekdays.map((day) => named({ weekday: 'long' }, Date.UTC(1970, 0, 4 + day))),
  );
  const date = named({ day: 'numeric', month: 'long' }, Date.UTC(2000, month, monthDay));
  const isEvery = interval === 1;
  if (language === 'de') {
    switch (frequency) {
      case 'DAILY':
        return isEvery ? 'täglich' : `alle ${interval} Tage`;
      case 'WEEKLY':
        return isEvery ? (weekdays.length === 7 ? 'täglich' : `jeden ${days}`) : `alle ${interval} Wochen am ${days}`;
      case 'MONTHLY':
        if (nth !== null)
          return isEvery
            ? `jeden ${ordinals.de[nth]} ${days} im Monat`
            : `alle ${interval} Monate am ${ordinals.de[nth]} ${days}`;
        return isEvery ? `jeden Monat am ${monthDay}.` : `alle ${interval} Monate am ${monthDay}.`;
      case 'YEARLY':
        return isEvery ? `jedes Jahr am ${date}` : `alle ${interval} Jahre am ${date}`;
    }
  }
  switch (frequency) {
    case 'DAILY':
      return isEvery ? 'daily' : `every ${interval} days`;
    case 'WEEKLY':
      return isEvery ? (weekdays.length === 7 ? 'daily' : `every ${days}`) : `every ${interval} weeks on ${days}`;
    case 'MONTHLY':
      if (nth !== null) return `${isEvery ? 'monthly' : `every ${interval} months`} on the ${ordinals.en[nth]} ${days}`;
      return isEvery ? `monthly on day ${monthDay}` : `every ${interval} months on day ${monthDay}`;
    case 'YEARLY':
      return isEvery ? `every year on ${date}` : `every ${interval} years on ${date}`;
  }
}
