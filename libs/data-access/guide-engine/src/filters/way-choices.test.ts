import { expect, test } from 'vitest';
import type { Tag } from '@umkreis/contract/tag.ts';
import { tags as catalogue } from '@umkreis/taxonomy/tags.ts';
import type { Place } from '../places/place.ts';
import { inOrder } from '../query/list-order.ts';
import { facetsOf } from '../results/facets.ts';
import { difficultyChoices } from './difficulty-choices.ts';
import { noFilter, type WayLimits } from './filter-state.ts';
import { matchesFilter } from './matches-filter.ts';

const place = (title: string, details: Record<string, string> = {}, tags: Tag[] = []): Place => ({
  item: { id: title, nanoId: title, title, lat: 47, lon: 9.5, categories: [], details },
  categories: [],
  tags,
  events: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
});
const walk = (title: string, km: string, hours: string, climb: string) =>
  place(title, {
    activityWayLength: `${km} km`,
    activityWayWalkingDuration: `${hours} h`,
    activityWayAscent: `${climb} hm`,
  });
const walks = [
  walk('Gratweg', '9.5', '4.5', '850'),
  walk('Seeweg', '2.4', '0.75', '20'),
  walk('Waldweg', '5', '1.5', '180'),
];
const inn = place('Gasthof');
const all = [inn, ...walks];
const titles = (places: readonly Place[]) => places.map(({ item }) => item.title);
const left = (wayLimits: WayLimits) => titles(all.filter(matchesFilter({ ...noFilter, wayLimits }, new Map())));
const facets = (places: readonly Place[], wayLimits: WayLimits = {}) =>
  facetsOf(
    places.map((one) => ({ place: one })),
    { ...noFilter, wayLimits },
    { tags: new Map() },
    { groupIds: undefined, isOpen: undefined },
  );

test('keeps ways within all limits, and no other places', () => {
  expect(left({ hours: 2 })).toEqual(['Seeweg', 'Waldweg']);
  expect(left({ hours: 2, climb: 100 })).toEqual(['Seeweg']);
  expect(left({ km: 9.5 })).toEqual(['Gratweg', 'Seeweg', 'Waldweg']);
});

test('offers limits that separate the ways, with what they would leave', () => {
  expect(facets(all).ways).toEqual({
    hours: [
      { limit: 1, count: 1 },
      { limit: 2, count: 2 },
      { limit: 4, count: 2 },
    ],
    km: [
      { limit: 3, count: 1 },
      { limit: 6, count: 2 },
    ],
    climb: [
      { limit: 100, count: 1 },
      { limit: 300, count: 2 },
      { limit: 600, count: 2 },
    ],
  });
  const chosen = facets(all, { hours: 1, km: 7 });
  expect(chosen.ways?.km).toContainEqual({ limit: 7, count: 1 });
  expect(chosen.ways?.hours).toContainEqual({ limit: 2, count: 2 });
  expect([chosen.matching, chosen.without.hours]).toEqual([1, 2]);
});

test('offers no limits for a few ways, except a chosen one', () => {
  expect(facets([inn, walks[0]!, walks[1]!]).ways).toBeNull();
  expect(facets([inn], { hours: 1 }).ways).toEqual({ hours: [{ limit: 1, count: 0 }], km: [], climb: [] });
});

test('sorts ways by time, length and ascent, other places last', () => {
  const rows = all.map((one) => ({ place: one }));
  const sorted = (order: 'hours' | 'km' | 'climb') =>
    titles(inOrder(rows, order, { position: null }).map((row) => row.place));
  for (const order of ['hours', 'km', 'climb'] as const)
    expect(sorted(order)).toEqual(['Seeweg', 'Waldweg', 'Gratweg', 'Gasthof']);
});

test('lists all difficulties of the catalogue, easy ones first', () => {
  const difficult = catalogue.filter(({ tagKey }) => tagKey.endsWith('Difficulty')) as Tag[];
  const places = difficult.map((tag) => place(tag.tagValue, {}, [tag])).toReversed();
  expect(difficultyChoices([...places, inn]).map(({ tag }) => tag.tagValue)).toEqual(
    difficult.map(({ tagValue }) => tagValue),
  );
});
