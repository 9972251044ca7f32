import { expect, test } from 'vitest';
import { formatDay, formatInstant, shortDate } from './format-date.ts';

const now = new Date(2026, 10, 21, 15, 0);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();

test('the time, if it is today', () => expect(shortDate(at(2026, 10, 21, 9, 5), now, 'de')).toBe('09:05'));
test('day and month, if it is this year', () => expect(shortDate(at(2026, 2, 4), now, 'en')).toBe('04 Mar'));
test('with the year otherwise', () => expect(shortDate(at(2019, 2, 4), now, 'en')).toBe('04 Mar `19'));

test('days and instants in the language of the reader', () => {
  expect([formatDay('2026-11-03', 'de'), formatDay('2026-11-03', 'en')]).toEqual(['3. Nov.', '3 Nov']);
  expect([formatInstant(at(2026, 10, 3, 8, 5), 'de'), formatInstant(at(2026, 10, 3, 8, 5), 'en')]).toEqual([
    '03.11.2026, 08:05',
    '3 Nov 2026, 08:05',
  ]);
});
