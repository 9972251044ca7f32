import { expect, test } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import * as hours from '@umkreis/guide/hours/hours-module.ts';
import { noFilter } from '@umkreis/guide/filters/filter-state.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { createEngine, type Content } from './engine.ts';

const category = (id: string, mainCategory: string) =>
  ({ id, mainCategory, subCategory: `${mainCategory} 1`, iconTitle: 'pin' }) as Category;
const names = {
  categories: [category('c-eat', 'Eating'), category('c-sleep', 'Sleeping')],
  tags: [
    { id: 't-winter', tagKey: 'season', tagValue: '[winter]' },
    { id: 't-off', tagKey: 'hideOnMainQuo', tagValue: 'true' },
  ] as Tag[],
  icons: [],
};
const item = (nr: number, more: Partial<BasemapItem> = {}): BasemapItem => ({
  id: `id-${nr}`,
  nanoId: `nano000${nr}`,
  title: `Place ${nr}`,
  lat: 47 + nr / 100,
  lon: 9.5,
  categories: ['c-eat'],
  ...more,
});
const items = [
  item(1, { details: { hours: 'Mo-Fr 08:00-12:00', level: '1' } }),
  item(2, { categories: ['c-sleep'], tags: ['t-winter'] }),
  item(3, { tags: ['t-off'], details: { hours: 'Mo-Su 06:00-22:00' } }),
];
const vaduz = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;
const content = (branch: object | null = vaduz, rows = items): Content => ({
  where: { branch, main: { hoursPlace: vaduz } } as unknown as Content['where'],
  snapshot: bytes({ branchShortId: 1, version: '7', total: rows.length, tiled: false, items: rows }),
  names: bytes(names),
});
const query = { seasonId: null, filter: noFilter, level: null, at: Date.parse('2026-11-18T13:00:00Z') };

const start = () => createEngine(async () => hours);
async function drawnIds(file: Blob) {
  const { features } = JSON.parse(await file.text()) as { features: PointFeature[] };
  return features.map(({ properties }) => [properties.nr, properties.nanoId]);
}

test('says what it was filled with, and has all places as numbered points', async () => {
  const engine = start();
  expect(engine.fill(content())).toEqual({ version: '7', isTiled: false, names, hasProhibitions: false });
  const { file, total } = engine.items(query.at);
  expect(total).toBe(3);
  expect((await drawnIds(file)).toSorted()).toEqual([
    [0, 'nano0001'],
    [1, 'nano0003'],
    [2, 'nano0002'],
  ]);
  expect(engine.draw(query)).toEqual({ shown: null, prominent: [], total: 3, shapes: [], ways: [] });
});

test('the main site leaves out what hides from it', () => {
  const engine = start();
  engine.fill(content(null));
  expect(engine.items(query.at).total).toBe(2);
});

test('season, level and filter leave numbers of the points', async () => {
  const engine = start();
  engine.fill(content());
  engine.items(query.at);
  expect(engine.draw({ ...query, seasonId: '[winter]' }).shown).toEqual([2]);
  expect(engine.draw({ ...query, level: '2' }).shown).toEqual([2, 1]);
  expect(engine.draw({ ...query, filter: { ...noFilter, mainCategories: ['Eating'] } }).shown).toEqual([0, 1]);
});

test("'open' leaves all until hours can be read, then those that are open at that time", async () => {
  const engine = start();
  engine.fill(content());
  engine.items(query.at);
  const open = { ...query, filter: { ...noFilter, openNow: true } };
  expect(engine.draw(open).shown).toBeNull();
  await engine.useHours('any');
  expect(engine.draw(open).shown).toEqual([1]);
  expect(engine.draw({ ...open, at: Date.parse('2026-11-18T09:00:00Z') }).shown).toEqual([0, 1]);
});

test('the points are made anew for other events, content or another quarter of an hour, and only then', () => {
  const engine = start();
  engine.fill(content());
  const first = engine.items(query.at);
  engine.setEvents([]);
  expect(engine.items(query.at + 60_000)).toBe(first);
  const event = {
    id: 'e',
    itemId: 'id-1',
    itemEvents: [],
    dateBegin: '2026-11-18T12:00:00Z',
    dateEnd: '2026-11-18T15:00:00Z',
  };
  engine.setEvents([event as unknown as Event]);
  const second = engine.items(query.at);
  expect(second.key).not.toBe(first.key);
  expect(engine.items(query.at + 900_000).key).not.toBe(second.key);
  engine.fill(content(vaduz, items.slice(1)));
  expect(engine.items(query.at)).toMatchObject({ total: 2 });
});

test('content that can not be read is refused, and what was there stays', () => {
  const engine = start();
  engine.fill(content());
  expect(() => engine.fill({ ...content(), snapshot: new TextEncoder().encode('<html>').buffer })).toThrow();
  expect(engine.items(query.at).total).toBe(3);
});
