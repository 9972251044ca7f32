import { expect, it } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { eventsBetween } from './events-between.ts';

const event = (id: string, dateBegin: string, dateEnd: string | null = null) => ({ id, dateBegin, dateEnd }) as Event;
const market = event('market', '2026-12-05T09:00:00Z', '2026-12-05T16:00:00Z');
const exhibition = event('exhibition', '2026-11-20T09:00:00Z', '2026-12-20T16:00:00Z');
const midnight = event('midnight', '2026-12-05T23:30:00Z');
const events = [market, exhibition, midnight];
const idsIn = (from: string | null, to: string | null, zone = 'Europe/Vaduz') =>
  eventsBetween(events, { from, to }, () => zone).map(({ id }) => id);

it('keeps what takes place on some of the days, including the first and the last', () => {
  expect(idsIn('2026-12-05', '2026-12-05')).toEqual(['market', 'exhibition']);
  expect(idsIn('2026-12-06', '2026-12-06')).toEqual(['exhibition', 'midnight']);
  expect(idsIn('2026-12-21', null)).toEqual([]);
  expect(idsIn(null, '2026-11-30')).toEqual(['exhibition']);
  expect(idsIn(null, null)).toEqual(['market', 'exhibition', 'midnight']);
});

it.each([
  ['Pacific/Auckland', ['market', 'exhibition', 'midnight']],
  ['America/Anchorage', ['exhibition']],
])('counts days in the zone of the event: %s', (zone, ids) => {
  expect(idsIn('2026-12-06', '2026-12-06', zone)).toEqual(ids);
});
