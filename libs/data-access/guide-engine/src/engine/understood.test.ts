import { beforeAll, expect, test } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';
import { everything } from '../query/place-query.ts';
import * as hours from '../hours/hours-module.ts';
import type { LoadPart } from '../parts/parts.ts';
import * as search from '../parts/search-module.ts';
import { documentUrl } from '../testing/document-url.ts';
import { createEngine, type Engine } from './engine.ts';
import type { Content } from './content.ts';

const tagOf = (key: string, value: string) => tags.find((tag) => tag.tagKey === key && tag.tagValue === value)!.id;
let nr = 0;
const item = (title: string, kind: string, more: Partial<BasemapItem> = {}): BasemapItem => ({
  id: `id-${++nr}`,
  nanoId: `nano000${nr}`,
  title,
  lat: 47.16,
  lon: 9.5,
  categories: [categories.find(({ subCategory }) => subCategory === kind)!.id],
  address: '9494 Schaan',
  ...more,
});
const vaduz = { lat: 47.14, lon: 9.52, address: 'Städtle 1, 9490 Vaduz' };
const items = [
  item('Kunstmuseum', 'Museum', vaduz),
  item('Nahe', 'Restaurant', { ...vaduz, details: { hours: 'Mo-Fr 10:00-22:00' }, tags: [tagOf('wheelchair', 'yes')] }),
  item('Ferne', 'Restaurant', { details: { hours: 'Su 11:00-14:00' }, tags: [tagOf('vegan', 'true')] }),
  item('Café Sonntag', 'Café', { details: { hours: 'Mo 08:00-10:00' } }),
  item('Praxis Ospelt', 'Dentist'),
  item('Parkhaus', 'Parking', { ...vaduz, tags: [tagOf('fee', 'no')] }),
  item('Spielwiese', 'Playground'),
  item('Deponie Rain', 'Waste disposal'),
];
/** Wednesday, 14:00 in Vaduz */
const at = Date.parse('2026-11-18T13:00:00Z');
let engine: Engine;
beforeAll(async () => {
  engine = createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
  const place = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: null };
  await engine.fill({
    where: { branch: place, main: { hoursPlace: place } } as unknown as Content['where'],
    snapshot: documentUrl({ branchShortId: 1, version: '1', total: items.length, tiled: false, items }),
    reference: documentUrl({ categories, tags, icons: [], words: searchWords }),
    events: null,
    changes: null,
    archive: null,
  });
  await Promise.all([engine.use('search', ''), engine.use('hours', '')]);
});

const found = async (words: string) => {
  const { rows, understood } = await engine.rows({ ...everything, at, words }, { order: 'best', from: 0, count: 20 });
  return [rows.map(({ place }) => place.item.title), understood.map(({ kind }) => kind)];
};

test.each([
  ['Restaurant offen', ['Nahe'], ['open']],
  ['restaurant Sunday', ['Ferne'], ['open']],
  ['veganes Restaurant', ['Ferne'], ['tag']],
  ['Restaurant Rollstuhl', ['Nahe'], ['tag']],
  ['Restaurant near Kunstmuseum', ['Nahe'], ['where']],
  ['in der Nähe vom Kunstmuseum', ['Kunstmuseum', 'Nahe', 'Parkhaus'], ['where']],
  ['Zahnarzt in Schaan', ['Praxis Ospelt'], ['where']],
  ['dentist in Vaduz', [], ['where']],
  ['parkieren gratis', ['Parkhaus'], ['tag']],
  ['children', ['Spielwiese'], ['sub']],
  ['Kehricht', ['Deponie Rain'], []],
  // A name is not interpreted.
  ['Café Sonntag', ['Café Sonntag'], []],
])('finds for %s %j, recognized as %j', async (words, titles, kinds) => {
  const [rows, understood] = await found(words);
  expect(understood).toEqual(kinds);
  expect(rows!.toSorted()).toEqual(titles.toSorted());
});

test('shows the same count in list, map and filter', async () => {
  const placeQuery = { ...everything, at, words: 'Restaurant offen' };
  expect((await engine.highlights(placeQuery, { level: null, exceptNanoId: null })).total).toBe(1);
  expect((await engine.facets(placeQuery, undefined))!.total).toBe(1);
});
