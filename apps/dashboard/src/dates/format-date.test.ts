import { expect, test } from 'vitest';
import { formatDay, formatInstant, shortDate } from './format-date.ts';

const zone = 'Europe/Vaduz';
const now = new Date('2026-11-21T14:00:00Z');

test('returns the time for today', () => expect(shortDate('2026-11-21T08:05:00Z', now, 'de', zone)).toBe('09:05'));
test('returns day and month for this year', () =>
  expect(shortDate('2026-03-04T12:00:00Z', now, 'en', zone)).toBe('04 Mar'));
test('adds the year for other years', () =>
  expect(shortDate('2019-03-04T12:00:00Z', now, 'en', zone)).toBe('04 Mar `19'));

test("uses the branch's time zone for today and this year", () => {
  const late = new Date('2026-12-31T23:30:00Z');
  expect(shortDate('2026-12-31T23:10:00Z', late, 'de', zone)).toBe('00:10');
  expect(shortDate('2026-12-31T22:10:00Z', late, 'en', zone)).toBe('31 Dec `26');
  expect(shortDate('2026-12-31T22:10:00Z', late, 'en', 'America/New_York')).toBe('17:10');
});

test('formats days and instants in the reader’s language', () => {
  expect([formatDay('2026-11-03', 'de'), formatDay('2026-11-03', 'en')]).toEqual(['3. Nov.', '3 Nov']);
  const text = (language: 'de' | 'en') => formatInstant('2026-09-03T06:05:00Z', language, zone);
  expect([text('de'), text('en')]).toEqual(['03.09.2026, 08:05', '3 Sep 2026, 08:05']);
  expect(formatInstant('2026-09-03T02:05:00Z', 'de', 'America/New_York')).toBe('02.09.2026, 22:05');
});
