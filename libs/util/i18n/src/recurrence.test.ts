import { expect, test } from 'vitest';
import { recurrenceText, type RecurrenceFields } from './recurrence.ts';

const recurrence = (overrides: Partial<RecurrenceFields>): RecurrenceFields => ({
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [2],
  nth: null,
  monthDay: 24,
  month: 11,
  ...overrides,
});

test.each([
  [{}, 'jeden Dienstag', 'every Tuesday'],
  [{ weekdays: [2, 4, 0] }, 'jeden Dienstag, Donnerstag und Sonntag', 'every Tuesday, Thursday and Sunday'],
  [{ interval: 2, weekdays: [0] }, 'alle 2 Wochen am Sonntag', 'every 2 weeks on Sunday'],
  [{ weekdays: [1, 2, 3, 4, 5, 6, 0] }, 'täglich', 'daily'],
  [{ frequency: 'DAILY', interval: 3 }, 'alle 3 Tage', 'every 3 days'],
  [{ frequency: 'MONTHLY' }, 'jeden Monat am 24.', 'monthly on day 24'],
  [{ frequency: 'MONTHLY', nth: 2, weekdays: [6] }, 'jeden zweiten Samstag im Monat', 'monthly on the second Saturday'],
  [
    { frequency: 'MONTHLY', nth: -1, weekdays: [5], interval: 3 },
    'alle 3 Monate am letzten Freitag',
    'every 3 months on the last Friday',
  ],
  [{ frequency: 'YEARLY' }, 'jedes Jahr am 24. Dezember', 'every year on 24 December'],
] as const)('formats %o', (overrides, de, en) => {
  expect([recurrenceText(recurrence(overrides), 'de'), recurrenceText(recurrence(overrides), 'en')]).toEqual([de, en]);
});
