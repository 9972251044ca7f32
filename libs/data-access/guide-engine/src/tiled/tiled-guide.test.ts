import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ItemFacets } from '@umkreis/contract/item-facets.ts';
import { everything, type PlaceQuery } from '../query/place-query.ts';
import { createEngine } from '../engine/engine.ts';
import { noFilter } from '../filters/filter-state.ts';
import * as hours from '../hours/hours-module.ts';
import type { Content } from '../engine/content.ts';
import type { LoadPart } from '../parts/parts.ts';
import * as search from '../parts/search-module.ts';
import { documentUrl } from '../testing/document-url.ts';

const total = 700;
const open = { hours: 'Mo-Su 00:00-24:00' };
let server: Server;
let apiRoot = '';
let isDown = false;
/** Few enough places to evaluate on the device */
let isFew = false;
const few = 40;
const requests: URLSearchParams[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://api');
    requests.push(searchParams);
    response.setHeader('Content-Type', 'application/json');
    if (pathname === '/items/facets/')
      return void response.end(JSON.stringify(isFew ? { ...counted, total: few } : counted));
    const all = isFew ? few : total;
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(searchParams.get(name) ?? 0)) as [number, number];
    response.statusCode = isDown || limit > 500 ? 500 : 200;
    const items = Array.from({ length: Math.min(limit, all - offset) }, (_, at) => ({
      id: `id-${offset + at}`,
      nanoId: `nano-${offset + at}`,
      title: `Place ${offset + at}`,
      lat: 47,
      lon: 9,
      categories: ['eat'],
      ...((offset + at) % 2 === 0 && { details: open }),
    }));
    response.end(JSON.stringify({ items, total: all }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  isDown = false;
  isFew = false;
  requests.length = 0;
});

const eat = {
  id: 'eat',
  mainCategory: 'Eating',
  subCategory: 'Inn',
  iconTitle: 'pin',
  zOrder: 2,
  mainCategoryName: { de: 'Essen', en: 'Eating' },
  subCategoryName: { de: 'Gasthof', en: 'Inn' },
};
const bar = { ...eat, id: 'bar', subCategory: 'Bar', zOrder: 1 };
const pizza = { id: 'pizza', tagKey: 'cuisine', tagValue: 'pizza', tagGroup: 1001 };
const at = Date.parse('2026-11-18T13:00:00Z');
async function filled() {
  const engine = createEngine((async () => hours) as unknown as LoadPart);
  await engine.fill({
    where: { apiRoot, branch: { shortId: 3, timeZone: 'Europe/Vaduz', countryCode: 'li', state: null } },
    snapshot: documentUrl({ branchShortId: 3, version: '1', total, tiled: true, items: [] }),
    reference: documentUrl({ categories: [eat, bar], tags: [pizza], icons: [] }),
    events: null,
    points: null,
  } as unknown as Content);
  return engine;
}
const textQuery: PlaceQuery = { ...everything, at, words: 'place' };
const page = { order: 'best', from: 0, count: 20 } as const;

test('returns rows page by page, with the total', async () => {
  const { rows, total: all } = await (await filled()).rows(textQuery, page);
  expect([rows.length, all]).toEqual([20, total]);
  expect(Object.fromEntries(requests[0]!)).toEqual({ branch: '3', text: 'place', limit: '20', offset: '0' });
  expect(rows[0]).toMatchObject({ place: { item: { title: 'Place 0' }, categories: [eat] }, terms: ['place'] });
});

test("splits requests that exceed the API's limit", async () => {
  const { rows } = await (await filled()).rows(textQuery, { ...page, count: 620 });
  expect(rows.map(({ place }) => place.item.id)).toEqual(Array.from({ length: 620 }, (_, nr) => `id-${nr}`));
  expect(requests.map((one) => one.get('limit'))).toEqual(['500', '120']);
});

test("applies filters that the API can't evaluate to the first places", async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  const { rows, total: all } = await engine.rows({ ...textQuery, filter: { ...noFilter, openNow: true } }, page);
  expect([rows.length, all]).toEqual([20, 100]);
  expect(rows[1]!.place.item.id).toBe('id-2');
});

test('loads a list completely and evaluates it like places in memory', async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  const itemIds = ['id-3', 'elsewhere', ...Array.from({ length: 500 }, (_, nr) => `id-${699 - nr}`)];
  const list: PlaceQuery = { ...everything, at, list: { id: 'choice', itemIds }, position: [9, 47] };
  const first = await engine.rows(list, { ...page, count: 2 });
  expect([first.total, ...first.rows.map(({ place }) => place.item.id)]).toEqual([501, 'id-3', 'id-699']);
  expect(requests.map((one) => Object.fromEntries(one))).toEqual([
    { branch: '3', list: 'choice', limit: '500', offset: '0' },
    { branch: '3', list: 'choice', limit: '500', offset: '500' },
  ]);
  expect((await engine.highlights(list, { level: null, exceptNanoId: null })).total).toBe(501);
  expect(await engine.drawList(list)).toMatchObject({
    current: { features: { total: 501 } },
    bounds: [
      [9, 47],
      [9, 47],
    ],
  });
  expect(requests).toHaveLength(2);
  // Evaluates the opening hours of the whole list.
  const openNow = await engine.rows({ ...list, filter: { ...noFilter, openNow: true } }, { ...page, from: 240 });
  expect([openNow.total, openNow.rows.length]).toEqual([250, 10]);
  // A search text is not restricted to the list.
  await engine.rows({ ...list, words: 'place' }, page);
  expect(requests.at(-1)!.get('list')).toBeNull();
  isDown = true;
  await expect(engine.rows({ ...list, list: { id: 'other', itemIds } }, page)).rejects.toMatchObject({ status: 500 });
});

test('answers only the last of consecutive keystrokes and reports failures', async () => {
  const engine = await filled();
  const first = engine.rows({ ...textQuery, words: 'p' }, page);
  const second = engine.rows({ ...textQuery, words: 'pl' }, page);
  const last = engine.rows({ ...textQuery, words: 'pla' }, page);
  await expect(second).rejects.toMatchObject({ name: 'OvertakenError' });
  await first.catch(() => undefined);
  expect((await last).total).toBe(total);
  isDown = true;
  await expect(engine.rows(textQuery, page)).rejects.toThrow();
});

const counted: ItemFacets = {
  total: 90_000,
  matching: 1234,
  without: { categories: 4321, tags: 1235, services: 1236 },
  mainCategories: [
    { mainCategory: 'Eating', count: 1200 },
    { mainCategory: 'Unknown', count: 3 },
  ],
  categories: [
    { categoryId: 'eat', count: 1000 },
    { categoryId: 'bar', count: 400 },
  ],
  tags: [
    { tagId: 'pizza', count: 77 },
    { tagId: 'gone', count: 5 },
  ],
  services: [
    { service: 'takeout', count: 12, isOffered: true },
    { service: 'delivery', count: 0, isOffered: false },
  ],
};

test("returns the API's facets of all places of a large branch", async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  const filter = { ...noFilter, mainCategories: ['Eating'], tagIds: ['pizza'], services: ['takeout'] as const };
  const shortcut = { filter: { subCategories: ['Bar'] } };
  const facets = await engine.facets({ ...everything, at, shortcut, filter, position: [9, 47] }, [1001]);
  expect(Object.fromEntries(requests[0]!)).toEqual({
    branch: '3',
    kindCategories: 'bar',
    filterCategories: 'eat,bar',
    filterTags: 'pizza',
    filterServices: 'takeout',
    tagGroups: '1001,2001',
  });
  expect(requests).toHaveLength(1);
  expect(facets).toEqual({
    categories: [{ category: bar, count: 1200 }],
    tags: [{ tag: pizza, count: 77 }],
    difficulties: [],
    ways: null,
    services: { takeout: 12, delivery: 0 },
    offered: ['takeout'],
    open: null,
    matching: 1234,
    total: 90_000,
    without: { ...counted.without, open: 1234, hours: 1234, km: 1234, climb: 1234 },
  });
});

test('counts few places on the device, including open ones; for many, open is unknown', async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  isFew = true;
  const filter = { ...noFilter, openNow: true };
  const ofFew = { total: few, matching: few, open: few / 2, categories: [{ category: eat, count: few }] };
  expect(await engine.facets(textQuery, undefined)).toMatchObject(ofFew);
  expect(await engine.facets({ ...textQuery, filter }, undefined)).toMatchObject({
    ...ofFew,
    matching: 20,
    categories: [{ count: 20 }],
  });
  isFew = false;
  expect(await engine.facets({ ...textQuery, filter }, undefined)).toBeNull();
});

test('counts a list on the device', async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  const list = { id: 'choice', itemIds: Array.from({ length: 600 }, (_, nr) => `id-${nr}`) };
  expect(await engine.facets({ ...everything, at, list }, undefined)).toMatchObject({ total: 600, open: 300 });
});

test('passes all ids in a tiled branch', async () => {
  const engine = await filled();
  const query = { seasonId: null, level: null, at, filter: { ...noFilter, mainCategories: ['Eating'] } };
  expect(engine.idsLeft(query, ['id-1'])).toEqual(['id-1']);
  expect((await engine.rows({ ...everything, at }, page)).rows).toEqual([]);
});

test('sends nearness to the API and evaluates opening hours on the device', async () => {
  const searching = createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
  await searching.fill({
    where: { apiRoot, branch: { shortId: 3, timeZone: 'Europe/Vaduz', countryCode: 'li', state: null } },
    snapshot: documentUrl({ branchShortId: 3, version: '1', total, tiled: true, items: [] }),
    reference: documentUrl({ categories: [eat], tags: [], icons: [] }),
    events: null,
    points: null,
  } as unknown as Content);
  await Promise.all([searching.use('search', ''), searching.use('hours', '')]);
  const rows = await searching.rows({ ...textQuery, words: 'inn open near place 3' }, page);
  expect(rows.understood.map(({ kind }) => kind)).toEqual(['open', 'where']);
  const last = requests.at(-1)!;
  expect([last.get('text'), last.get('near')]).toEqual(['inn', '9,47']);
  expect(last.get('bbox')).toMatch(/^8\.98\d+,46\.988\d*,9\.01\d+,47\.012\d*$/);
  expect(rows.rows.every(({ place }) => place.item.details?.hours === open.hours)).toBe(true);
});
