import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import * as hours from '../hours/hours-module.ts';
import { noFilter } from '../filters/filter-state.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { everything, type PlaceQuery } from '../query/place-query.ts';
import type { Place } from '../places/place.ts';
import { changingDocument } from '../testing/changing-document.ts';
import { documentUrl } from '../testing/document-url.ts';
import type { Content } from './content.ts';
import { allDrawn, noCurrentPlaces } from '../results/drawing.ts';
import { createEngine } from './engine.ts';
import { isNotServed } from './not-served-error.ts';
import * as search from '../parts/search-module.ts';
import type { LoadPart } from '../parts/parts.ts';

const category = (id: string, mainCategory: string) =>
  ({
    id,
    mainCategory,
    subCategory: `${mainCategory} 1`,
    iconTitle: 'pin',
    subCategoryName: { de: mainCategory, en: mainCategory },
    mainCategoryName: { de: mainCategory, en: mainCategory },
  }) as Category;
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
const content = (branch: object | null = vaduz, rows = items): Content => ({
  where: { branch, main: { hoursPlace: vaduz }, apiRoot: 'data:' } as unknown as Content['where'],
  snapshot: documentUrl({ branchShortId: 1, version: '7', total: rows.length, tiled: false, items: rows }),
  reference: documentUrl(names),
  events: null,
  changes: null,
  archive: null,
});
/** An event in the afternoon of the queries */
const event = { id: 'e', itemId: 'id-1', itemEvents: [], dateBegin: '2026-11-18T12:00:00Z', dateEnd: null };
const query = { seasonId: null, filter: noFilter, level: null, at: Date.parse('2026-11-18T13:00:00Z') };

const start = () => createEngine((async (name) => ({ hours, search })[name]) as LoadPart);
async function drawnIds(file: Blob) {
  const { features } = JSON.parse(await file.text()) as { features: PointFeature[] };
  return features.map(({ properties }) => [properties.nr, properties.nanoId]);
}

test('returns what it was filled with, and all places as numbered points', async () => {
  const engine = start();
  expect(engine.count()).toBeNull();
  expect(await engine.fill(content())).toEqual({
    version: '7',
    isTiled: false,
    archive: null,
    names,
    hasProhibitions: false,
    edition: 1,
  });
  expect(engine.names()).toEqual(names);
  expect(engine.count()).toEqual({ total: 3, isTiled: false });
  const { features, numbers } = engine.currentPlaces(query.at);
  const { file, total } = features;
  expect(numbers).toBeNull();
  expect(total).toBe(3);
  expect((await drawnIds(file)).toSorted()).toEqual([
    [0, 'nano0001'],
    [1, 'nano0003'],
    [2, 'nano0002'],
  ]);
  expect(engine.draw(query)).toEqual({ ...allDrawn, total: 3 });
});

test('excludes places hidden from the main site', async () => {
  const engine = start();
  await engine.fill(content(null));
  expect(engine.currentPlaces(query.at).features.total).toBe(2);
});

test('returns the numbers of points that pass season, level and filter', async () => {
  const engine = start();
  await engine.fill(content());
  engine.currentPlaces(query.at);
  expect(engine.draw({ ...query, seasonId: '[winter]' }).visible).toEqual(Int32Array.of(2));
  expect(engine.draw({ ...query, level: '2' }).visible).toEqual(Int32Array.of(2, 1));
  expect(engine.draw({ ...query, filter: { ...noFilter, mainCategories: ['Eating'] } }).visible).toEqual(
    Int32Array.of(0, 1),
  );
});

test('passes all places as open until opening hours are loaded, then those open at that time', async () => {
  const engine = start();
  await engine.fill(content());
  engine.currentPlaces(query.at);
  const open = { ...query, filter: { ...noFilter, openNow: true } };
  expect(engine.draw(open).visible).toBeNull();
  await engine.use('hours', 'any');
  expect(engine.draw(open).visible).toEqual(Int32Array.of(1));
  expect(engine.draw({ ...open, at: Date.parse('2026-11-18T09:00:00Z') }).visible).toEqual(Int32Array.of(0, 1));
});

test('creates the points again only for other events, content or another quarter hour', async () => {
  const events = await changingDocument([]);
  const engine = start();
  await engine.fill({ ...content(), events: events.url });
  const first = engine.currentPlaces(query.at);
  await engine.readEvents();
  expect(engine.currentPlaces(query.at + 60_000)).toBe(first);
  events.document = [{ ...event, dateEnd: '2026-11-18T15:00:00Z' }];
  await engine.readEvents();
  const second = engine.currentPlaces(query.at);
  expect(second.features.key).not.toBe(first.features.key);
  expect(engine.currentPlaces(query.at + 900_000).features.key).not.toBe(second.features.key);
  await engine.fill({ ...content(vaduz, items.slice(1)), events: events.url });
  expect(engine.currentPlaces(query.at).features.total).toBe(2);
  events.close();
});

test('requests events with the content and once per reading, and keeps the previous ones until then', async () => {
  const events = await changingDocument([event]);
  const engine = start();
  const { edition } = await engine.fill({ ...content(), events: events.url });
  expect(engine.events()).toEqual([event]);
  expect(await engine.readEvents()).toEqual({ events: [event], edition });
  expect(events.requestCount).toBe(1);
  events.document = undefined;
  await expect(engine.readEvents()).rejects.toMatchObject({ status: 404 });
  expect(engine.events()).toEqual([event]);
  events.document = [];
  expect(await engine.readEvents()).toEqual({ events: [], edition: edition + 1 });
  expect(events.requestCount).toBe(3);

  events.document = [event];
  await engine.readEvents();
  await engine.fill(content());
  expect(engine.events()).toEqual([]);
  events.close();
});

test('does not wait for slow events and returns them when they arrive', async () => {
  const released = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    void released.promise.then(() => response.end(JSON.stringify([event])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const engine = start();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { edition } = await engine.fill({ ...content(), events: url });
  expect(engine.events()).toEqual([]);
  released.resolve();
  expect(await engine.readEvents()).toEqual({ events: [event], edition: edition + 1 });
  server.close();
});

test('loads all names without a reference file, and whenever they are requested', async () => {
  const responses: Record<string, unknown> = {
    '/categories/': names.categories,
    '/tags/': names.tags,
    '/icons/': [{ id: 'pin' }],
  };
  const server = createServer(({ url }, response) => {
    response.writeHead(responses[url!] ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(responses[url!] ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const without = (reference: string | null): Content => ({
    ...content(),
    where: { ...content().where, apiRoot },
    reference,
  });
  // The API of the previous release has no words.
  const all = { ...names, icons: [{ id: 'pin' }], words: [] };
  const engine = start();
  expect((await engine.fill(without(null))).names).toEqual(all);
  expect((await engine.fill(without(`${apiRoot}/gone.json`))).names).toEqual(all);
  expect((await engine.fill({ ...without(null), reference: documentUrl(names) })).names).toEqual(names);
  expect(await engine.allNames()).toEqual(all);
  delete responses['/tags/'];
  const rejection = await engine.fill(without(null)).catch((error: Error) => error);
  expect(isNotServed(rejection)).toBe(true);
  expect(engine.names()).toEqual(names);
  server.closeAllConnections();
  server.close();
});

test('leaves places to the archive until events, a prohibition or a closing change them', async () => {
  const generatedAt = Date.parse('2026-11-18T09:00:00Z');
  const events = await changingDocument([]);
  const archive = 'http://localhost/json/places.pmtiles';
  const withArchive = async (rows: BasemapItem[]) => {
    const engine = start();
    await engine.fill({
      ...content(),
      archive,
      events: events.url,
      snapshot: documentUrl({
        branchShortId: 1,
        version: String(generatedAt),
        total: rows.length,
        tiled: false,
        items: rows,
      }),
    });
    return engine;
  };
  const currentIds = async (engine: ReturnType<typeof start>, at: number) =>
    drawnIds(engine.currentPlaces(at).features.file);
  const engine = await withArchive(items);
  expect(engine.currentPlaces(generatedAt)).toEqual(noCurrentPlaces);
  expect(engine.draw({ ...query, filter: { ...noFilter, mainCategories: ['Eating'] } }).visible).toEqual(
    Int32Array.of(0, 1),
  );
  events.document = [event];
  await engine.readEvents();
  await engine.readEvents();
  expect(await currentIds(engine, generatedAt)).toEqual([[0, 'nano0001']]);
  expect(engine.currentPlaces(generatedAt).numbers).toEqual(Int32Array.of(0));
  expect(engine.currentPlaces(generatedAt + 86_400_000)).toEqual(noCurrentPlaces);
  engine.forgetArchive();
  expect(engine.currentPlaces(generatedAt + 86_400_000)).toMatchObject({ numbers: null, features: { total: 3 } });

  events.document = [];
  const closing = await withArchive([item(1, { closed: '2026-11-17' }), item(2, { closed: '2026-11-20' }), item(3)]);
  expect(closing.currentPlaces(generatedAt)).toEqual(noCurrentPlaces);
  expect((await currentIds(closing, generatedAt + 3 * 86_400_000)).map(([, id]) => id)).toEqual(['nano0002']);

  const forbidden = { ...category('c-no', 'Transport'), subCategory: 'Forbidden' };
  const ban = item(1, { categories: ['c-no'], details: { transportForbiddenHours: 'Mo-Su 20:00-22:00' } });
  const banned = await withArchive([ban, item(2), item(3)]);
  expect(banned.currentPlaces(generatedAt)).toEqual(noCurrentPlaces);
  const withForbidden = documentUrl({ ...names, categories: [...names.categories, forbidden] });
  await banned.fill({ ...content(vaduz, [ban]), reference: withForbidden, archive });
  await banned.use('hours', 'any');
  expect((await currentIds(banned, generatedAt)).map(([, id]) => id)).toEqual(['nano0001']);
  events.close();
});

test("rejects content that can't be loaded, with its reason, and keeps the previous content", async () => {
  const engine = start();
  await engine.fill(content());
  const refusal = (snapshot: string) => engine.fill({ ...content(), snapshot }).catch((error: Error) => error);
  expect(await refusal('data:text/html,<html>')).toBeInstanceOf(SyntaxError);
  const server = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const missingUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gone.json`;
  expect(isNotServed(await refusal(missingUrl))).toBe(true);
  server.close();
  await once(server, 'close');
  expect(isNotServed(await refusal(missingUrl))).toBe(false);
  expect(engine.currentPlaces(query.at).features.total).toBe(3);
});

test('aborts loading content when other content is requested', async () => {
  const engine = start();
  const first = engine.fill(content());
  const second = engine.fill(content(vaduz, items.slice(1)));
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await second;
  expect(engine.currentPlaces(query.at).features.total).toBe(2);
});

const page = { order: 'best', from: 0, count: 20 } as const;
const placeQuery = { ...everything, at: query.at };
const titles = ({ rows }: { rows: readonly { place: Place }[] }) => rows.map(({ place }) => place.item.title);
const filled = async () => {
  const engine = start();
  await engine.fill(content());
  return engine;
};

test('returns rows of a tag, a list in its order, a topic and a filter', async () => {
  const engine = await filled();
  expect(titles(await engine.rows({ ...placeQuery, tagIds: ['t-winter'] }, page))).toEqual(['Place 2']);
  expect(
    titles(await engine.rows({ ...placeQuery, list: { id: 'choice', itemIds: ['id-3', 'gone', 'id-1'] } }, page)),
  ).toEqual(['Place 3', 'Place 1']);
  const eating = { filter: { mainCategories: ['Eating'] } } as PlaceQuery['shortcut'];
  const rows = await engine.rows({ ...placeQuery, shortcut: eating }, { ...page, count: 1 });
  expect([titles(rows), rows.total]).toEqual([['Place 1'], 2]);
  const none = { ...placeQuery, shortcut: eating, filter: { ...noFilter, mainCategories: ['Sleeping'] } };
  expect(await engine.rows(none, page)).toMatchObject({ total: 0, filteredAway: 2 });
});

test('searches by name until the index is loaded, then also with typing errors', async () => {
  const engine = await filled();
  const words = { ...placeQuery, words: 'palce 2' };
  expect(await engine.rows(words, page)).toMatchObject({ total: 0, isByName: true });
  await engine.use('search', 'any');
  const found = await engine.rows(words, page);
  expect([titles(found)[0], found.isByName]).toEqual(['Place 2', false]);
});

test('searches new content and never returns rows of the previous content', async () => {
  const engine = await filled();
  await engine.use('search', 'any');
  await engine.rows({ ...placeQuery, words: 'place' }, page);
  await engine.fill(content(vaduz, [item(4, { title: 'Quasimodo' })]));
  expect(titles(await engine.rows({ ...placeQuery, words: 'place' }, page))).toEqual([]);
  await expect
    .poll(async () => titles(await engine.rows({ ...placeQuery, words: 'quasi' }, page)))
    .toEqual(['Quasimodo']);
});

test('sorts rows by title, by distance and by opening state', async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  const at = { ...placeQuery, position: [9.5, 47.03] as [number, number] };
  expect(titles(await engine.rows(at, page))).toEqual(['Place 3', 'Place 2', 'Place 1']);
  expect(titles(await engine.rows(at, { ...page, order: 'title' }))).toEqual(['Place 1', 'Place 2', 'Place 3']);
  expect(titles(await engine.rows(placeQuery, { ...page, order: 'open' }))[0]).toBe('Place 3');
});

test('draws results of a level, except the selected one', async () => {
  const engine = await filled();
  const all = await engine.highlights(placeQuery, { level: null, exceptNanoId: null });
  const { points, total } = await engine.highlights(placeQuery, { level: '2', exceptNanoId: 'nano0003' });
  expect([all.points.total, points.total, total]).toEqual([3, 1, 3]);
  expect((await drawnIds(points.file)).map(([, nanoId]) => nanoId)).toEqual(['nano0002']);
});

test('counts what each choice would leave', async () => {
  const engine = await filled();
  await engine.use('hours', 'any');
  const facets = await engine.facets(
    { ...placeQuery, filter: { ...noFilter, mainCategories: ['Sleeping'] } },
    undefined,
  );
  expect(facets).toMatchObject({ matching: 1, total: 3, open: 0, without: { categories: 3 } });
  expect(facets!.categories.map(({ category: { id }, count }) => [id, count])).toEqual([
    ['c-eat', 2],
    ['c-sleep', 1],
  ]);
});

test('returns a place with its related places, places by id, visible places, and ids that pass a filter', async () => {
  const engine = start();
  await engine.fill(content(vaduz, [item(1, { children: ['id-2', 'elsewhere'] }), ...items.slice(1)]));
  expect(engine.place('nano0001', query.at)!.relatedPlaces.map(({ item: { id } }) => id)).toEqual(['id-2']);
  expect(engine.place('missing0', query.at)).toBeNull();
  expect(engine.placesById(['id-3', 'x'], query.at).map(({ item: { id } }) => id)).toEqual(['id-3']);
  const view = [9, 47.015, 10, 47.025] as const;
  expect(titles(await engine.inView(placeQuery, { view, level: null }, page))).toEqual(['Place 2']);
  const sleeping = { ...query, filter: { ...noFilter, mainCategories: ['Sleeping'] } };
  expect(engine.idsLeft(sleeping, ['id-1', 'id-2'])).toEqual(['id-2']);
});

test('returns places in a building and on a street', async () => {
  const engine = start();
  await engine.fill(
    content(vaduz, [item(1, { address: 'Im Feld 3, 9490 Vaduz' }), item(2, { address: 'Im Felder 1, Vaduz' })]),
  );
  const ids = (places: readonly Place[]) => places.map(({ item: { id } }) => id);
  expect(ids(engine.placesAt({ title: 'Im Feld', city: 'Vaduz' }, query.at))).toEqual(['id-1']);
  const ring = [
    [9.4, 47.015],
    [9.6, 47.015],
    [9.6, 47.03],
    [9.4, 47.03],
  ] as [number, number][];
  expect(ids(engine.placesAt({ polygon: encodePolyline(ring) }, query.at))).toEqual(['id-2']);
});

test('returns nothing without content, and does not fail', async () => {
  const engine = start();
  expect(await engine.rows({ ...placeQuery, words: 'x' }, page)).toMatchObject({ total: 0 });
  expect(engine.place('nano0001', query.at)).toBeNull();
  expect(engine.pictured(3)).toEqual([]);
});
