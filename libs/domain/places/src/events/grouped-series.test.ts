import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { groupSeries, listedGroup, listSeriesOnce, recurrenceOf } from './grouped-series.ts';

const event = (id: string, day: number, seriesId?: string) =>
  ({ id, dateBegin: `2026-12-${String(day).padStart(2, '0')}T18:00:00Z`, ...(seriesId && { seriesId }) }) as Event;

test('shows a series once, at its next event, and keeps the order of others', () => {
  const groups = groupSeries([
    event('a1', 1, 'a'),
    event('b1', 2, 'b'),
    event('once', 3),
    event('a2', 8, 'a'),
    event('a3', 15, 'a'),
  ]);
  expect(groups.map((group) => [group.event.id, group.later.map(({ id }) => id)])).toEqual([
    ['a1', ['a2', 'a3']],
    ['b1', []],
    ['once', []],
  ]);
});

test('lists a series with the starts of its following events, and restores these', () => {
  const lasting = (day: number) => ({
    ...event('a', day, 'a'),
    dateEnd: event('a', day).dateBegin.replace('18', '20'),
  });
  const listed = listSeriesOnce([lasting(1), event('once', 3), lasting(8)]);
  expect(listed).toEqual([{ ...lasting(1), laterDates: [lasting(8).dateBegin] }, event('once', 3)]);
  expect(listed.map((one) => listedGroup(one).later.map(({ dateEnd }) => Date.parse(dateEnd!)))).toEqual([
    [Date.parse(lasting(8).dateEnd)],
    [],
  ]);
});

test.each([
  ['FREQ=WEEKLY;BYDAY=TH,SU,TU', { frequency: 'WEEKLY', interval: 1, weekdays: [2, 4, 0] }],
  ['FREQ=WEEKLY;INTERVAL=2', { frequency: 'WEEKLY', interval: 2, weekdays: [2] }],
  ['FREQ=DAILY;INTERVAL=14;COUNT=3', { frequency: 'WEEKLY', interval: 2, weekdays: [2] }],
  ['FREQ=DAILY', { frequency: 'DAILY', interval: 1 }],
  ['FREQ=MONTHLY', { frequency: 'MONTHLY', monthDay: 1, month: 11 }],
])('reads the recurrence %s', (recurrence, expected) =>
  expect(recurrenceOf({ recurrence, dateBegin: '2026-12-01T18:00:00Z' }, 'Europe/Vaduz')).toMatchObject(expected),
);

test('uses days of the zone, not of UTC', () => {
  expect(
    recurrenceOf({ recurrence: 'FREQ=WEEKLY', dateBegin: '2026-12-01T23:30:00Z' }, 'Europe/Vaduz')?.weekdays,
  ).toEqual([3]);
  expect(recurrenceOf({ recurrence: 'FREQ=HOURLY', dateBegin: '2026-12-01T23:30:00Z' }, 'Europe/Vaduz')).toBeNull();
  expect(recurrenceOf({ recurrence: null, dateBegin: '2026-12-01T23:30:00Z' }, 'Europe/Vaduz')).toBeNull();
});
