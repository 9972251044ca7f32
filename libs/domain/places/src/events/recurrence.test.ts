import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { placesInMonth } from './places-in-month.ts';
import { occurrences, readRecurrence } from './recurrence.ts';

const zone = 'Europe/Vaduz';
const year = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') };
const days = (rule: string, first: string, window = year, without: string[] = []) =>
  occurrences(new Date(first), readRecurrence(rule)!, zone, window, without).map((date) =>
    date.toISOString().slice(0, 16),
  );

describe('rules', () => {
  test.each([
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=TU,TH',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=5',
    'FREQ=MONTHLY;UNTIL=20271231',
    'FREQ=MONTHLY;BYDAY=2SA',
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=5',
    'FREQ=YEARLY;UNTIL=20271231T230000Z',
  ])('accepts %s', (rule) => expect(readRecurrence(rule)).not.toBeNull());
  test.each([
    '',
    'WEEKLY',
    'FREQ=HOURLY',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=2000',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=YEARLY;BYDAY=1MO',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;BYSETPOS=1',
  ])('rejects %j', (rule) => {
    expect(readRecurrence(rule)).toBeNull();
  });
});

test('repeats every Tuesday and Thursday', () => {
  expect(days('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4', '2026-06-02T16:00:00Z')).toEqual([
    '2026-06-02T16:00',
    '2026-06-04T16:00',
    '2026-06-09T16:00',
    '2026-06-11T16:00',
  ]);
});

test('repeats every other week from a Sunday', () => {
  expect(days('FREQ=WEEKLY;INTERVAL=2;COUNT=3', '2026-06-07T08:00:00Z')).toEqual([
    '2026-06-07T08:00',
    '2026-06-21T08:00',
    '2026-07-05T08:00',
  ]);
});

test.each([
  ['2SA', '2026-01-10T18:00:00Z', ['2026-01-10T18:00', '2026-02-14T18:00', '2026-03-14T18:00', '2026-04-11T17:00']],
  ['-1FR', '2026-01-30T18:00:00Z', ['2026-01-30T18:00', '2026-02-27T18:00', '2026-03-27T18:00', '2026-04-24T17:00']],
  ['5MO', '2026-03-30T17:00:00Z', ['2026-03-30T17:00', '2026-06-29T17:00', '2026-08-31T17:00', '2026-11-30T18:00']],
  ['1SU', '2026-01-10T18:00:00Z', ['2026-02-01T18:00', '2026-03-01T18:00', '2026-04-05T17:00', '2026-05-03T17:00']],
])('repeats monthly on %s', (day, first, expected) => {
  expect(days(`FREQ=MONTHLY;BYDAY=${day};COUNT=4`, first)).toEqual(expected);
});

test('keeps the clock time across summer and winter time', () => {
  expect(days('FREQ=DAILY;COUNT=3', '2026-10-24T17:00:00Z')).toEqual([
    '2026-10-24T17:00',
    '2026-10-25T18:00',
    '2026-10-26T18:00',
  ]);
});

test('skips months without the day', () => {
  expect(days('FREQ=MONTHLY;COUNT=3', '2026-01-31T12:00:00Z')).toEqual([
    '2026-01-31T12:00',
    '2026-03-31T11:00',
    '2026-05-31T11:00',
  ]);
});

test('applies end date, exceptions and window', () => {
  expect(days('FREQ=DAILY;UNTIL=20260605', '2026-06-01T08:00:00Z')).toHaveLength(5);
  expect(days('FREQ=DAILY;UNTIL=20260605', '2026-06-01T08:00:00Z', year, ['2026-06-03'])).toEqual([
    '2026-06-01T08:00',
    '2026-06-02T08:00',
    '2026-06-04T08:00',
    '2026-06-05T08:00',
  ]);
  expect(
    days('FREQ=YEARLY', '2020-02-29T12:00:00Z', { from: new Date('2023-01-01'), to: new Date('2029-01-01') }),
  ).toEqual(['2024-02-29T12:00', '2028-02-29T12:00']);
});

test('computes a series that started long ago quickly', () => {
  expect(
    days('FREQ=DAILY', '2014-01-01T12:00:00Z', {
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2026-01-03T00:00:00Z'),
    }),
  ).toEqual(['2026-01-01T12:00', '2026-01-02T12:00']);
});

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const aDay = 86_400_000;
const rules = fc.record({
  timeZone: fc.constantFrom('Europe/Vaduz', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'),
  quarter: fc.integer({ min: 0, max: 3 * 366 * 96 }),
  frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
  interval: fc.integer({ min: 1, max: 4 }),
  weekdays: fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 3 }),
  end: fc.oneof(fc.constant(null), fc.record({ count: fc.integer({ min: 1, max: 40 }) })),
  untilDays: fc.option(fc.integer({ min: 0, max: 900 })),
  fromDays: fc.integer({ min: 0, max: 200 }),
  days: fc.integer({ min: 1, max: 600 }),
});

test('returns the same days as ical.js for any rule, zone and window', () => {
  fc.assert(
    fc.property(rules, ({ timeZone, quarter, frequency, interval, weekdays, end, untilDays, fromDays, days }) => {
      const first = new Date(Date.UTC(2024, 0, 1) + (quarter * aDay) / 96);
      const clock = inZone(first, timeZone);
      // The first day is part of the series.
      const byDay = [...new Set([codes[clock.day()]!, ...weekdays])];
      const places = placesInMonth(new Date(Date.UTC(clock.year(), clock.month(), clock.date())));
      const nth = places.at(weekdays.length > 1 ? -1 : 0);
      const plain = [
        `FREQ=${frequency}`,
        `INTERVAL=${interval}`,
        ...(frequency === 'WEEKLY' && weekdays.length > 0 ? [`BYDAY=${byDay.join(',')}`] : []),
        ...(frequency === 'MONTHLY' && weekdays.length > 0 ? [`BYDAY=${nth}${codes[clock.day()]}`] : []),
        ...(end ? [`COUNT=${end.count}`] : []),
      ].join(';');
      const until = end || untilDays === null ? null : new Date(first.getTime() + untilDays * aDay);
      const text = until ? `${plain};UNTIL=${until.toISOString().replaceAll(/[-:]|\.\d+/g, '')}` : plain;
      const from = new Date(first.getTime() + fromDays * aDay);
      const to = new Date(from.getTime() + days * aDay);
      const expected: Date[] = [];
      const start = new ICAL.Time(
        {
          year: clock.year(),
          month: clock.month() + 1,
          day: clock.date(),
          hour: clock.hour(),
          minute: clock.minute(),
          second: clock.second(),
          isDate: false,
        },
        ICAL.Timezone.localTimezone,
      );
      const iterator = ICAL.Recur.fromString(plain).iterator(start);
      for (let next = iterator.next(); next; next = iterator.next()) {
        const { year, month, day, hour, minute, second } = next;
        const at = fromClock(Date.UTC(year, month - 1, day, hour, minute, second), timeZone);
        if (at > to || (until && at > until)) break;
        if (at >= from) expected.push(at);
      }
      expect(occurrences(first, readRecurrence(text)!, timeZone, { from, to })).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
