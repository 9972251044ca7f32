import { expect, it } from 'vitest';
import type { Event } from '@umkreis/contract/event.ts';
import { eventTime, nextEvents } from './next-events.ts';

const zone = 'Europe/Vaduz';
/** Friday, 10:00 in Vaduz */
const now = new Date('2026-11-27T09:00:00Z');
const event = (id: string, dateBegin: string, more: Partial<Event> = {}): Event => ({
  id,
  itemId: 'item',
  title: id,
  description: '',
  url: null,
  dateBegin,
  dateEnd: null,
  branches: [],
  tags: [],
  itemEvents: [],
  ...more,
});
const ids = (events: readonly Event[]) => nextEvents(events, now, zone).map(({ id }) => id);

it('lists three events by their begin, those that began on earlier days last', () => {
  const exhibition = event('exhibition', '2026-10-01T08:00:00Z', { dateEnd: '2026-12-03T17:00:00Z' });
  const market = event('market', '2026-11-27T07:00:00Z', { dateEnd: '2026-11-27T16:00:00Z' });
  const concert = event('concert', '2026-11-28T18:30:00Z');
  const film = event('film', '2026-12-02T18:30:00Z');
  expect(ids([concert, exhibition, market])).toEqual(['market', 'concert', 'exhibition']);
  expect(ids([film, concert, exhibition, market])).toEqual(['market', 'concert', 'film']);
});

it('omits past and cancelled events, and all but the first of a series', () => {
  expect(
    ids([
      event('past', '2026-11-27T08:00:00Z'),
      event('cancelled', '2026-11-27T18:00:00Z', { isCancelled: true }),
      event('yoga 2', '2026-12-04T18:00:00Z', { seriesId: 'yoga' }),
      event('yoga 1', '2026-11-27T18:00:00Z', { seriesId: 'yoga' }),
    ]),
  ).toEqual(['yoga 1']);
});

it.each([
  ['today', '2026-11-27T18:30:00Z', null, 'Heute, 19:30', 'Today, 19:30'],
  ['tomorrow, after midnight in the zone', '2026-11-27T23:30:00Z', null, 'Morgen, 00:30', 'Tomorrow, 00:30'],
  ['the whole day', '2026-11-27T23:00:00Z', null, 'Morgen', 'Tomorrow'],
  ['another day', '2026-12-02T18:30:00Z', null, 'Mi., 2. Dez., 19:30', 'Wed 2 Dec, 19:30'],
  ['since an earlier day', '2026-10-01T08:00:00Z', '2026-12-03T17:00:00Z', 'bis 3. Dez.', 'until 3 Dec'],
])('words the time of an event: %s', (_, dateBegin, dateEnd, de, en) => {
  expect(eventTime(event('one', dateBegin, { dateEnd }), now, zone)).toEqual({ de, en });
});
