import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardItemPage } from '@umkreis/contract/dashboard.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { loadItemPoints } from '../item-tiles/load-item-points.ts';
import { addItems, bakery, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const inn = itemRow({ title: 'Gasthof Hirschensprung', lat: 47.14, lon: 9.52 });
const hall = itemRow({ title: 'Saal', lat: 47.14, lon: 9.52 });
const list = uniqueId();
const event = uniqueId();

let api: TestApi;
let token = '';
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [inn, hall]);
    const of = { owner_id: 1, item_id: inn.id };
    await db
      .insertInto('item_categories')
      .values({ ...of, category_id: ids.bakery })
      .execute();
    await db
      .insertInto('item_tags')
      .values({ ...of, tag_id: ids.pizza })
      .execute();
    await db
      .insertInto('featured')
      .values({ ...of, id: uniqueId() })
      .execute();
    await db
      .insertInto('item_relations')
      .values({ owner_id: 1, item_parent_id: inn.id, item_child_id: hall.id, relationship_id: 3 })
      .execute();
    await db
      .insertInto('lists')
      .values({ id: list, nano_id: 'hirsch01', branch_id: 1, title_de: 'Liste', title_en: 'List' })
      .execute();
    await db
      .insertInto('list_items')
      .values({ ...of, list_id: list, sort_order: 0 })
      .execute();
    await db
      .insertInto('events')
      .values({ ...of, id: event, title: 'Metzgete', url: null, date_begin: new Date('2099-01-01'), date_end: null })
      .execute();
    await db
      .insertInto('contests')
      .values({
        id: uniqueId(),
        nano_id: 'hirsch02',
        branch_id: 1,
        item_id: inn.id,
        title_de: 'Schätzfrage',
        title_en: 'Guess',
        description_de: '',
        description_en: '',
        conditions_url: null,
        date_begin: new Date('2020-01-01'),
        date_end: new Date('2099-01-01'),
      })
      .execute();
    await db.insertInto('event_branches').values({ owner_id: 1, event_id: event, branch_id: 1 }).execute();
  });
  token = await api.issuer.tokenOf('one@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const read = async () => (await call('GET', `/items/dashboard/${inn.id}`)).json<EditedItem>();
const setBinned = async (isBinned: boolean) =>
  call('PUT', `/items/${inn.id}`, { version: (await read()).version, isBinned });

const given: Record<string, string> = {
  branchShortId: '1',
  nanoId: inn.nano_id,
  itemId: inn.id,
  title: 'pin',
  z: '14',
  x: '8625',
  y: '5738',
  lat: '47.14',
  lon: '9.52',
  countryId: uniqueId(),
  linkId: 'a'.repeat(24),
  eventId: event,
};
const parameters: Record<string, readonly string[]> = {
  '/items/search/': ['?branch=1&text=hirschensprung', '?branch=1&categories=' + ids.bakery],
  '/pages/places/{branchShortId}': ['?of=list&id=hirsch01', `?of=tag&id=${ids.pizza}`],
};

/** All public responses as text, by path. */
async function publicResponses(): Promise<Map<string, string>> {
  const { paths } = (await api.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, { security?: unknown }>>;
  }>();
  const responses = new Map<string, string>();
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || get.security) continue;
    for (const query of parameters[path] ?? ['']) {
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? name) + query;
      const { rawPayload } = await api.app.inject({ url });
      // Tiles contain uncompressed texts.
      responses.set(url, rawPayload.toString('utf8'));
    }
  }
  return responses;
}
const saying = (responses: Map<string, string>) =>
  [...responses]
    .filter(([, text]) => [inn.id, inn.nano_id, inn.title].some((name) => text.includes(name)))
    .map(([url]) => url);

test('hides items in the trash from all public responses until they are restored', async () => {
  const before = await read();
  // The API reads all places first.
  await expect.poll(async () => (await api.app.inject('/pages/first/1')).statusCode, { timeout: 30_000 }).toBe(200);
  const visible = saying(await publicResponses());
  expect(visible).toEqual(
    expect.arrayContaining([
      '/items/basemap/branchshortid/1',
      '/items/basemap/',
      '/items/search/?branch=1&text=hirschensprung',
      `/items/search/?branch=1&categories=${ids.bakery}`,
      '/events/branchshortid/1',
      '/events/',
      '/featured/',
      '/lists/',
      '/contests/',
      '/pages/branchshortid/1',
      '/pages/first/1',
      '/pages/places/1?of=list&id=hirsch01',
      `/pages/places/1?of=tag&id=${ids.pizza}`,
    ]),
  );
  const nano = async () => (await api.app.inject(`/items/nanoid/${inn.nano_id}?branch=1`)).statusCode;
  const parents = async () => (await api.app.inject(`/items/nanoid/${hall.nano_id}?branch=1`)).json<Item>().itemParents;
  expect([await nano(), (await parents()).length]).toEqual([200, 1]);

  const isInTiles = async () => (await loadItemPoints(api.db, [1], () => 'Europe/Vaduz')).nanoIds.includes(inn.nano_id);
  expect(await isInTiles()).toBe(true);
  expect((await setBinned(true)).statusCode).toBe(200);
  expect(await isInTiles()).toBe(false);
  await expect.poll(async () => saying(await publicResponses()), { timeout: 30_000 }).toEqual([]);
  expect([await nano(), await parents()]).toEqual([404, []]);
  expect((await read()).dateBinned).not.toBeNull();
  expect((await api.app.inject(`/departures/${inn.id}`)).statusCode).toBe(404);

  expect((await setBinned(false)).statusCode).toBe(200);
  await expect.poll(async () => saying(await publicResponses()), { timeout: 30_000 }).toEqual(visible);
  const { version, dateUpdated, ...after } = await read();
  expect(after).toEqual({ ...before, version: undefined, dateUpdated: undefined });
  expect([version, Date.parse(dateUpdated) >= Date.parse(before.dateUpdated)]).toEqual([before.version + 2, true]);
});

test('shows items in the trash to editors only with their own filter, and their history states who deleted them', async () => {
  const found = async (query: string) =>
    (await call('GET', `/items/dashboard/?branch=1&${query}`)).json<DashboardItemPage>().items.map(({ id }) => id);
  await setBinned(true);
  expect(await found('')).not.toContain(inn.id);
  expect(await found('text=hirschensprung')).toEqual([]);
  expect(await found('state=binned')).toEqual([inn.id]);
  expect(await found('state=binned&text=hirschensprung')).toEqual([inn.id]);
  expect((await call('GET', `/items/${inn.id}/revisions/`)).json()).toMatchObject([
    { author: 'one@test.example', action: 'update', changes: { dateBinned: { before: null } } },
    {},
    {},
  ]);
  await setBinned(false);
  expect(await found('state=binned')).toEqual([]);
});

test.each([
  ['closed', { datePermanentlyClosed: '2020-01-01' }],
  ['duplicate', { isDuplicateOf: bakery.id }],
])('filters by %s', async (state, change) => {
  const found = async (wanted: string) =>
    (await call('GET', `/items/dashboard/?branch=1&state=${wanted}`))
      .json<DashboardItemPage>()
      .items.some(({ id }) => id === inn.id);
  expect([await found(state), await found('open')]).toEqual([false, true]);
  await call('PUT', `/items/${inn.id}`, { version: (await read()).version, ...change });
  expect([await found(state), await found('open')]).toEqual([true, false]);
  const reset = { datePermanentlyClosed: null, isDuplicateOf: null };
  await call('PUT', `/items/${inn.id}`, { version: (await read()).version, ...reset });
});
