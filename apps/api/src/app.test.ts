import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, foreign, ids, seedGuide } from './testing/seed-guide.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

/** Waits until the branch's document meets a condition; content is polled each second. */
async function documentWith(branch: number, isReady: (document: BasemapDocument) => boolean): Promise<BasemapDocument> {
  for (const end = Date.now() + 8000; ;) {
    const document = (await get(`/items/basemap/branchshortid/${branch}`)).json<BasemapDocument>();
    if (isReady(document)) return document;
    if (Date.now() > end) throw new Error(`document never changed: ${JSON.stringify(document).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('every public read endpoint responds, with and without the trailing slash', async () => {
  for (const url of [
    '/health',
    '/openapi.json',
    '/branches/',
    '/branches/main',
    '/branches/basemap-files/',
    '/icons/',
    '/categories/',
    '/tags/',
    '/items/details/keys/',
    '/search/shortcuts/',
    '/countries/',
    '/states/',
    '/lists/',
    '/featured/',
    '/items/basemap/',
    '/streets/branchshortid/1',
    '/buildings/branchshortid/1',
    '/events/branchshortid/1',
    '/cities/latlon/47.1/9.5',
  ]) {
    for (const form of [url, url.endsWith('/') ? url.slice(0, -1) : `${url}/`])
      expect([form, (await get(form)).statusCode]).toEqual([form, 200]);
  }
});

test('the OpenAPI document is 3.1 and names the permission of protected routes', async () => {
  const document = (await get('/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, { security?: unknown }>>;
  }>();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(document.paths['/items/{id}']!.put!.security).toEqual([{ bearer: [] }]);
  expect(document.paths['/branches/']!.get!.security).toBeUndefined();
});

describe('the basemap document', () => {
  test('contains what map, list and search need', async () => {
    const { items, total, tiled } = await documentWith(1, (document) => document.total > 0);
    expect({ total, tiled }).toEqual({ total: 1, tiled: false });
    expect(items[0]).toMatchObject({
      id: bakery.id,
      nanoId: bakery.nano_id,
      title: 'Bäckerei Müller',
      branch: 1,
      categories: [ids.bakery],
      details: { hours: 'Mo-Fr 08:00-12:00' },
      address: 'Städtle 12, 9490 Vaduz',
    });
    expect(items[0]!.ways).toHaveLength(1);
  });

  test('returns the items of a branch exactly as each single read returns them', async () => {
    const { items, nextAfter } = (await get('/items/branchshortid/14')).json<{
      items: Item[];
      nextAfter: string | null;
    }>();
    expect(items.map(({ title }) => title).sort()).toEqual(['Bäckerei Müller', 'Gasthof Löwen']);
    expect(nextAfter).toBeNull();
    const first = items[0]!;
    expect((await get(`/items/nanoid/${first.nanoId}?branch=14`)).json()).toEqual(first);
    const remaining = await get(`/items/branchshortid/14?afterNanoId=${first.nanoId}`);
    expect(remaining.json<{ items: Item[] }>().items).toEqual(items.slice(1));
    expect((await get('/items/branchshortid/33')).statusCode).toBe(400);
  });

  test('contains the items of every owner that the branch includes', async () => {
    const { items } = await documentWith(14, (document) => document.total === 2);
    expect(items.map((item) => item.title)).toEqual(['Bäckerei Müller', 'Gasthof Löwen']);
  });

  test('is compressed, revalidated, and stored in a file with the same content', async () => {
    const plain = await get('/items/basemap/branchshortid/14');
    const br = await get('/items/basemap/branchshortid/14', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(
      (await get('/items/basemap/branchshortid/14', { 'if-none-match': String(plain.headers.etag) })).statusCode,
    ).toBe(304);
    expect(br.headers.etag, 'other bytes, another tag').not.toBe(plain.headers.etag);
    for (const [accepted, status] of [
      ['br', 304],
      ['identity', 200],
    ] as const)
      expect(
        (
          await get('/items/basemap/branchshortid/14', {
            'accept-encoding': accepted,
            'if-none-match': String(br.headers.etag),
          })
        ).statusCode,
      ).toBe(status);
    const file = (await get('/branches/basemap-files/')).json<Record<string, string>>()['14']!;
    expect(file).toMatch(/^basemap-items-branch-14-development-\d+\.json$/);
    expect(await readdir(path.join(api.dataDir, 'json'))).toEqual(
      expect.arrayContaining([file, `${file}.br`, `${file}.gz`]),
    );
  });

  test('rebuilds nothing after a restart without changes', async () => {
    await documentWith(1, (document) => document.total === 1);
    const isBuilt = async () => (await get('/health')).json<Health>().snapshots.every(({ isStale }) => !isStale);
    await vi.waitFor(async () => expect(await isBuilt()).toBe(true), { timeout: 10_000, interval: 50 });
    const before = (await get('/branches/basemap-files/')).json();
    await api.restart();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await get('/branches/basemap-files/')).json()).toEqual(before);
  });

  test('returns no data for an inactive branch', async () => {
    await api.db.updateTable('branches').set({ is_active: false }).where('short_id', '=', 2).execute();
    await documentWith(14, (document) => document.total === 1);
    expect((await get('/items/basemap/branchshortid/2')).statusCode).toBe(404);
    expect((await get(`/items/nanoid/${foreign.nano_id}`)).statusCode).toBe(404);
    await api.db.updateTable('branches').set({ is_active: true }).where('short_id', '=', 2).execute();
    await documentWith(14, (document) => document.total === 2);
  });
});

test('returns one item with all its fields', async () => {
  const item = (await get(`/items/nanoid/${bakery.nano_id}`)).json<Item>();
  expect(item).toMatchObject({
    id: bakery.id,
    version: 1,
    categories: [{ subCategory: 'Bakery' }],
    itemDetails: [{ dataKeyName: 'hours' }],
    addresses: [{ street: 'Städtle' }],
  });
  expect(item.ways[0]!.way.coordinates).toHaveLength(3);
  expect((await get(`/items/nanoid/${bakery.nano_id}?branch=14`)).statusCode).toBe(200);
  expect((await get(`/items/nanoid/${bakery.nano_id}?branch=2`)).statusCode).toBe(404);
});

test('search finds titles and categories in any spelling', async () => {
  for (const text of ['muller', 'mueller', 'Bäck', 'baeckerei', 'einkaufen']) {
    const { items, total } = (await get(`/items/search/?branch=1&text=${encodeURIComponent(text)}`)).json<{
      items: { title: string }[];
      total: number;
    }>();
    expect([text, total, items[0]?.title]).toEqual([text, 1, 'Bäckerei Müller']);
  }
  expect((await get('/items/search/?branch=1&bbox=0,0,1,1')).json()).toEqual({ items: [], total: 0 });
  expect(
    (await get('/items/search/?branch=14&near=9.521,47.11')).json<{ items: { title: string }[] }>().items[0]!.title,
  ).toBe('Gasthof Löwen');
});

test('responds to bad input with a problem document that names the field', async () => {
  for (const [url, field] of [
    ['/items/basemap/branchshortid/33', '/params/branchShortId'],
    ['/items/nanoid/zu-lang-x', '/params/nanoId'],
    ['/items/search/?bbox=1,2', '/querystring/bbox'],
    ['/items/search/?wort=a', '/querystring/wort'],
  ]) {
    const response = await get(url!);
    expect([url, response.statusCode, response.headers['content-type']]).toEqual([
      url,
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(response.json<{ errors: { field: string }[] }>().errors[0]!.field).toBe(field);
  }
  expect((await get('/nirgends')).json()).toMatchObject({ type: '/problems/not-found', status: 404 });
});

describe('metrics', () => {
  const metric = { metric_key: 'page_view', session_id: 's1', route_full_path: '/map', branch_short_id: 1 };
  const post = (payload: string, type: string) =>
    api.app.inject({ method: 'POST', url: '/metrics/', headers: { 'content-type': type }, payload });

  test('accepts one metric, a batch, and what sendBeacon sends', async () => {
    expect((await post(JSON.stringify(metric), 'application/json')).json()).toEqual({ accepted: 1 });
    expect(
      (await post(JSON.stringify([metric, { ...metric, session_id: 's2' }]), 'text/plain;charset=UTF-8')).statusCode,
    ).toBe(201);
    const rows = await api.db.selectFrom('metrics').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(Object.keys(rows[0]!.payload)).toEqual(['route_full_path']);
  });

  test('accepts the alternative field names of a map click', async () => {
    const sent = await post(
      JSON.stringify({ session_id: 's1', metricKey: 'map_item_click', routeFullPath: '/map', itemId: bakery.id }),
      'application/json',
    );
    expect(sent.statusCode).toBe(201);
    expect(
      await api.db.selectFrom('metrics').where('metric_key', '=', 'map_item_click').select('item_id').execute(),
    ).toEqual([{ item_id: bakery.id }]);
    expect((await post(JSON.stringify({ ...metric, metricKey: 'page_view' }), 'application/json')).statusCode).toBe(
      400,
    );
  });

  test('rejects unknown fields and broken JSON', async () => {
    expect((await post(JSON.stringify({ ...metric, ip: '1.2.3.4' }), 'application/json')).statusCode).toBe(400);
    expect((await post('{', 'text/plain')).statusCode).toBe(400);
    expect((await post('{', 'application/json')).statusCode).toBe(400);
  });
});

test('serves a branch above the item limit as tiles and by search', async () => {
  const rows = Array.from({ length: 20_050 }, (_, n) =>
    itemRow({
      owner_id: 3,
      title: `Ort ${n}`,
      lat: 47.06 + (n % 200) / 5000,
      lon: 9.48 + Math.floor(n / 200) / 3000,
      source_ref: String(n),
    }),
  );
  const bakeries = rows.filter((_, n) => n % 5000 === 7);
  await addItems(api.db, rows);
  await api.db
    .insertInto('item_categories')
    .values(bakeries.map(({ id }) => ({ owner_id: 3, item_id: id, category_id: ids.bakery })))
    .execute();
  const document = await documentWith(3, ({ total }) => total > 20_000);
  expect(document).toMatchObject({ tiled: true, items: [] });
  const low = await get('/items/tiles/3/8/134/89.mvt');
  expect([low.statusCode, low.headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
  // The 20,050 places are in a few cells of this tile; at a higher zoom every cell that has places keeps one.
  expect(low.rawPayload.length).toBeLessThan(2000);
  const near = await get('/items/tiles/3/12/2156/1439.mvt');
  expect(near.rawPayload.length).toBeGreaterThan(10_000);
  expect((await get('/items/tiles/3/8/0/0.mvt')).statusCode).toBe(204);
  // Filtered places are thinned among themselves, so rare categories stay visible at low zooms.
  const filtered = (await get(`/items/tiles/3/12/2156/1439.mvt?categories=${ids.bakery}`)).rawPayload;
  expect(filtered.length).toBeLessThan(1000);
  expect(bakeries.filter(({ lon }) => lon > 9.493).map(({ nano_id }) => filtered.includes(nano_id))).toEqual([
    true,
    true,
    true,
  ]);
  expect((await get(`/items/tiles/3/8/134/89.mvt?categories=${ids.icon}`)).statusCode).toBe(204);
  expect((await get('/items/tiles/3/8/999/0.mvt')).statusCode).toBe(400);
  expect((await get('/items/search/?branch=3&text=ort')).json<{ items: unknown[]; total: number }>()).toMatchObject({
    total: 10_000,
    items: { length: 50 },
  });
}, 60_000);
