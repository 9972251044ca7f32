import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { eventsOfSeries } from './dates-of-series.ts';

const zone = 'Europe/Vaduz';
const daily = {
  id: '0197c2a0-0000-7000-8000-000000000001',
  title: 'Morgenjodel',
  dateBegin: '2020-03-01T07:00:00.000Z',
  dateEnd: '2020-03-01T08:00:00.000Z',
  recurrence: 'FREQ=DAILY',
  exceptDates: ['2026-12-25'],
} as unknown as Event;

test('lists a daily series within 400 days to its end, at the same local time', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const events = eventsOfSeries(daily, zone, now, 2);
  const days = events.map(({ dateBegin }) => dateBegin.slice(0, 10));
  expect(days[0]).toBe('2026-11-21');
  expect(days.at(-1)).toBe('2027-12-27');
  expect(days).not.toContain('2026-12-25');
  expect(new Set(events.map(({ id }) => id)).size).toBe(401);
  // 08:00 in Vaduz in summer and winter.
  expect(events.find(({ dateBegin }) => dateBegin.startsWith('2027-07-01'))?.dateBegin).toBe(
    '2027-07-01T06:00:00.000Z',
  );
});

test('stops at the end of a series', () => {
  const until = { ...daily, recurrence: 'FREQ=DAILY;UNTIL=20270401T060000Z' };
  expect(eventsOfSeries(until, zone, new Date('2026-11-22T12:00:00Z'), 2).at(-1)?.dateBegin).toBe(
    '2027-04-01T06:00:00.000Z',
  );
});
