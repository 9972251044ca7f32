import { afterAll, beforeAll, expect, it } from 'vitest';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';
import { inn, seed, shared } from '../testing/seed-pages.ts';

const topic = uniqueId();
const building = {
  owner_id: 1,
  title: 'Städtle 6',
  housenumber: '6',
  city: 'Vaduz',
  lat: 47.14,
  lon: 9.52,
  category_id: null,
  polygon: '_p~iF~ps|U',
  source: 'editor',
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(async (db) => {
    await seed(db);
    const names = { title_de: 'Essen', title_en: 'Food' };
    await db
      .insertInto('search_shortcuts')
      .values([
        { id: topic, nano_id: 'topic001', branch_id: 1, slug: 'essen', ...names },
        { id: uniqueId(), nano_id: 'topic002', branch_id: null, slug: 'food', ...names },
      ])
      .execute();
    await db
      .insertInto('buildings')
      .values([
        { ...building, id: uniqueId(), nano_id: 'house001', source_ref: 'a' },
        { ...building, id: uniqueId(), nano_id: 'house002', source_ref: 'b' },
        { ...building, owner_id: 2, id: uniqueId(), nano_id: 'house002', source_ref: 'c' },
      ])
      .execute();
  });
}, 90_000);
afterAll(async () => site?.close());

const get = (url: string, host = 'guide.example') => site.edge.inject({ url, headers: { host } });

it.each([
  [`/map/place/${inn.nano_id}/gasthof-l%C3%B6wen?lang=en`, 'vaduz'],
  [`/map/place/${inn.nano_id}`, 'vaduz'],
  [`/map/place/${shared.nano_id}/burg`, 'triesen'],
  ['/map/street/street01/any?level=1', 'vaduz'],
  ['/map/building/house001', 'vaduz'],
  ['/map/list/list0001/bei-regen', 'vaduz'],
  ['/map/search-shortcut/topic001', 'vaduz'],
  [`/map/search-shortcut/${topic}/essen/tags/a,b`, 'vaduz'],
])('redirects %s from the main host to the guide that owns it, with the same path', async (url, guide) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, `https://${guide}.guide.example${url}`]);
  expect((await get(url, `${guide}.guide.example`)).headers.location ?? '').not.toContain('//guide.example');
});

it.each([
  ['a topic of all branches', '/map/search-shortcut/topic002', 200],
  ['a building that two branches have', '/map/building/house002', 200],
  ['a place that does not exist', '/map/place/nothere1', 404],
  ['the map', '/map', 200],
])('does not redirect %s', async (_what, url, status) => expect((await get(url)).statusCode).toBe(status));

it('does not redirect a place to a guide that is not active', async () => {
  await site.db
    .updateTable('branches')
    .set((row) => ({ is_active: false, content_version: row('content_version', '+', 1) }))
    .where('short_id', '=', 2)
    .execute();
  await expect
    .poll(async () => (await get(`/map/place/${shared.nano_id}`)).statusCode, { timeout: 20_000 })
    .not.toBe(301);
});
