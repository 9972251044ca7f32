import { expect, test } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { eventsByDay, firstOf, seriesOnce } from './event-days.ts';

const event = (id: string, dateBegin: string, dateEnd: string | null = null): Event => ({
  id,
  itemId: 'i',
  title: id,
  description: '',
  url: null,
  dateBegin,
  dateEnd,
  branches: [],
  tags: [],
  itemEvents: [],
});
const sections = (events: Event[], now: string) =>
  eventsByDay(events, new Date(now), () => 'Europe/Vaduz').map(([section, rows]) => [
    section,
    rows.map(({ id }) => id),
  ]);

test('groups events by day in the zone: running ones are in today, midnight belongs to the next day', () => {
  // Tuesday, 23:30 in Vaduz
  const now = '2026-11-17T22:30:00Z';
  expect(
    sections(
      [
        event('later', '2026-11-23T00:00:00Z'),
        event('running', '2026-11-10T08:00:00Z', '2026-11-30T08:00:00Z'),
        event('over', '2026-11-17T08:00:00Z', '2026-11-17T10:00:00Z'),
        event('midnight', '2026-11-17T23:00:00Z'),
        event('friday', '2026-11-20T19:00:00Z'),
        event('sunday', '2026-11-22T22:30:00Z'),
        event('late', '2026-11-17T22:45:00Z'),
      ],
      now,
    ),
  ).toEqual([
    ['today', ['late', 'running']],
    ['tomorrow', ['midnight']],
    ['week', ['friday']],
    ['weekend', ['sunday']],
    ['later', ['later']],
  ]);
});

test('puts Sunday into tomorrow on Saturdays, and has no weekend section on Sundays', () => {
  const days = [
    event('sunday', '2026-11-22T10:00:00Z'),
    event('monday', '2026-11-23T10:00:00Z'),
    event('saturday', '2026-11-28T10:00:00Z'),
  ];
  expect(sections(days, '2026-11-21T09:00:00Z')).toEqual([
    ['tomorrow', ['sunday']],
    ['later', ['monday', 'saturday']],
  ]);
  expect(sections(days, '2026-11-22T09:00:00Z')).toEqual([
    ['today', ['sunday']],
    ['tomorrow', ['monday']],
    ['later', ['saturday']],
  ]);
});

test('limits the events across all sections', () => {
  const all: Parameters<typeof firstOf>[0] = [
    ['today', [event('a', ''), event('b', '')]],
    ['later', [event('c', ''), event('d', '')]],
  ];
  expect(firstOf(all, 3).map(([, rows]) => rows.length)).toEqual([2, 1]);
  expect(firstOf(all, 2).map(([section]) => section)).toEqual(['today']);
});

test('groups each event by the time zone of its place', () => {
  // Tuesday evening in Vaduz, Wednesday morning in Sydney
  const now = new Date('2026-11-17T21:00:00Z');
  const zoneOf = ({ id }: { id: string }) => (id === 'harbour' ? 'Australia/Sydney' : 'Europe/Vaduz');
  const at = '2026-11-18T07:00:00Z';
  expect(
    eventsByDay([event('harbour', at), event('castle', at)], now, zoneOf).map(([section, rows]) => [
      section,
      rows.map(({ id }) => id),
    ]),
  ).toEqual([
    ['today', ['harbour']],
    ['tomorrow', ['castle']],
  ]);
});

test('lists a series once, at its next event, with the dates that follow', () => {
  const on = (day: string) => ({ ...event(`market-${day}`, `2026-11-${day}T08:00:00Z`), seriesId: 'market' });
  const dates = ['16', '23', '30'].map((day) => on(day));
  const single = event('concert', '2026-11-25T19:00:00Z');
  const { events, later } = seriesOnce([...dates, single], new Date('2026-11-17T08:00:00Z'));
  expect(events).toEqual([dates[1], single]);
  expect(later.get(dates[1]!)).toEqual([dates[2]]);
  expect(later.get(single)).toEqual([]);
});
