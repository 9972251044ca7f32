import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const vaduz = { country: uniqueId(), state: uniqueId(), city: uniqueId() };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db.insertInto('countries').values({ id: vaduz.country, iso2: 'LI', oh_state_field: null }).execute();
    await db
      .insertInto('states')
      .values({ id: vaduz.state, country_id: vaduz.country, nominatim_title: 'Oberland' })
      .execute();
    await db
      .insertInto('cities')
      .values({ id: vaduz.city, country_id: vaduz.country, title: 'Vaduz', lat: 47.141, lon: 9.521 })
      .execute();
  });
});
afterAll(async () => api?.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` },
  });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const fields = (problem: Problem) => problem.errors?.map((error) => error.field);
const zone = {
  type: 'Feature',
  properties: { name: 'Zone', level: 'EG' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [9.5, 47.1],
        [9.51, 47.1],
        [9.51, 47.11],
        [9.5, 47.1],
      ],
    ],
  },
};
const whole = () => ({
  title: ' Stand 12 ',
  type: 'exhibition',
  lat: 47.14,
  lon: 9.52,
  categoryIds: [ids.bakery],
  tagIds: [ids.pizza],
  address: { street: 'Landstrasse', housenumber: '1' },
  details: [
    { dataKeyV2: ids.hours, dataValue: 'Mo-Fr 09:00-17:00' },
    { dataKeyV2: ids.height, dataValue: '3' },
  ],
  itemParentIds: [bakery.id],
  geojsons: [{ type: 140, geojson: zone }],
});

describe('POST /items', () => {
  test('writes everything sent with it, and a review that is due', async () => {
    const response = await call('POST', '/items', whole());
    expect(response.statusCode).toBe(201);
    const created = response.json<ItemCreated>();
    expect(created).toMatchObject({ branchShortId: 1, version: 1 });
    const item = await read(created.id);
    expect(item).toMatchObject({
      nanoId: created.nanoId,
      title: 'Stand 12',
      type: 'exhibition',
      source: 'editor',
      version: 1,
      categories: [{ subCategory: 'Bakery' }],
      tags: [{ tagKey: 'cuisine' }],
      addresses: [{ street: 'Landstrasse', city: 'Vaduz', countryId: vaduz.country }],
      itemDetails: [{ dataKeyName: 'height', dataValueUnit: 'm' }, { dataKeyName: 'hours' }],
      itemParents: [{ id: bakery.id, relationshipId: 3, relationshipTitle: 'itemExhibitionHall' }],
      geojsons: [{ itemGeojsonType: 140, geojsonType: 2, geojson: zone }],
      itemReviews: { itemId: created.id, isCompleted: false, note: null },
    });
    expect(Date.parse(item.itemReviews!.dateDue)).toBeLessThanOrEqual(Date.now());
    expect((await call('GET', `/items/${created.id}/revisions/`)).json<ItemRevision[]>()).toMatchObject([
      { revision: 1, author: 'one@test.example', action: 'create' },
    ]);
    const visitor = (await api.app.inject(`/items/nanoid/${created.nanoId}`)).json<Item>();
    expect(visitor.title).toBe('Stand 12');
    expect(visitor).not.toHaveProperty('itemReviews');
  });

  const invalid: [field: string, change: object][] = [
    ['/title', { title: ' ' }],
    ['/title', { title: 'a\0b' }],
    ['/title', { title: '\ud800' }],
    ['/lat', { lat: 91 }],
    ['/fremd', { fremd: 1 }],
    ['/categoryIds/1', { categoryIds: [ids.bakery, ids.pizza] }],
    ['/tagIds/0', { tagIds: [ids.bakery] }],
    ['/address/stateId', { address: { stateId: uniqueId() } }],
    [
      '/details/1/dataValue',
      {
        details: [
          { dataKeyV2: ids.height, dataValue: '3' },
          { dataKeyV2: ids.hours, dataValue: 'irgendwann' },
        ],
      },
    ],
    ['/details/0/dataKeyV2', { details: [{ dataKeyV2: uniqueId(), dataValue: '3' }] }],
    ['/itemParentIds/0', { itemParentIds: [foreign.id] }],
    ['/isDuplicateOf', { isDuplicateOf: foreign.id }],
    [
      '/geojsons/0/geojson/geometry/coordinates/0',
      {
        geojsons: [
          {
            type: 140,
            geojson: {
              ...zone,
              geometry: {
                type: 'Polygon',
                coordinates: [
                  [
                    [9, 47],
                    [9.1, 47],
                    [9.1, 47.1],
                    [9, 47.1],
                  ],
                ],
              },
            },
          },
        ],
      },
    ],
    ['/geojsons/0/type', { geojsons: [{ type: 7, geojson: zone }] }],
  ];
  test.each(invalid)('writes nothing if there is an error in %s', async (field, change) => {
    const count = async () =>
      (
        await api.db
          .selectFrom('items')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await count();
    const response = await call('POST', '/items', { ...whole(), ...change });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(fields(response.json<Problem>())).toContain(field);
    expect(await count()).toBe(before);
  });

  test('requires staff to name the branch', async () => {
    const staff = { authorization: `Bearer ${await api.issuer.tokenOf('staff@test.example')}` };
    const post = (payload: object) => api.app.inject({ method: 'POST', url: '/items', headers: staff, payload });
    expect(fields((await post({ title: 'Ort', lat: 47, lon: 9 })).json<Problem>())).toEqual(['/branchShortId']);
    expect((await post({ title: 'Ort', lat: 47, lon: 9, branchShortId: 21 })).json<ItemCreated>().branchShortId).toBe(
      21,
    );
    expect((await call('POST', '/items', { title: 'Ort', lat: 47, lon: 9, branchShortId: 2 })).statusCode).toBe(403);
  });
});

test('shows both versions if two people edit the same geometry', async () => {
  const { id: itemId } = (await call('POST', '/items', { title: 'Zone', lat: 47.14, lon: 9.52 })).json<ItemCreated>();
  const { id } = (await call('POST', '/geojsons/', { geojson: zone })).json<{ id: string }>();
  await call('POST', '/items/geojsons/', { itemId, geojsonId: id, type: 200 });
  const seen = (await read(itemId)).geojsons[0]!.geojson;
  const named = (name: string) => ({ ...zone, properties: { name } });
  expect((await call('PUT', `/geojsons/${id}`, { geojson: named('Ihre'), base: seen })).statusCode).toBe(200);
  const late = await call('PUT', `/geojsons/${id}`, { geojson: named('Meine'), base: seen });
  expect(late.statusCode).toBe(409);
  expect(late.json<Problem>().conflicts).toMatchObject([
    { field: 'geojson', yours: { properties: { name: 'Meine' } }, theirs: { properties: { name: 'Ihre' } } },
  ]);
  // A repeated request is no conflict, and whoever has seen the other version may replace it.
  expect((await call('PUT', `/geojsons/${id}`, { geojson: named('Ihre'), base: seen })).statusCode).toBe(200);
  expect((await call('PUT', `/geojsons/${id}`, { geojson: named('Meine') })).statusCode).toBe(200);
  expect((await call('DELETE', `/items/geojsons/${id}`)).json()).toEqual({ id });
  expect((await read(itemId)).geojsons).toEqual([]);
  expect((await call('DELETE', `/items/geojsons/${id}`)).statusCode).toBe(404);
});

test('creates the same item in single steps', async () => {
  const { id: itemId } = (
    await call('POST', '/items', { title: 'Schritt für Schritt', lat: 47.14, lon: 9.52 })
  ).json<ItemCreated>();
  const geojson = async () => {
    const { id: geojsonId } = (await call('POST', '/geojsons/', { geojson: zone })).json<{ id: string }>();
    return call('POST', '/items/geojsons/', { itemId, geojsonId, type: 120 });
  };
  const responses = [
    await call('POST', '/items/categories/multiple/', { itemId, categoryIds: [ids.bakery] }),
    await call('POST', '/items/tags/multiple/', { itemId, tagIds: [ids.pizza] }),
    await call('POST', '/items/addresses/', { itemId, lat: 47.14, lon: 9.52 }),
    await call('POST', '/items/reviews/', {
      dateDue: new Date().toISOString(),
      itemId,
      isCompleted: false,
      note: null,
    }),
    await call('POST', '/items/details/', { itemId, dataKeyV2: ids.email, dataValue: 'a@b.li' }),
    await call('POST', '/items/items/multiple/', {
      itemParentIds: [bakery.id],
      itemChildId: itemId,
      relationshipId: 3,
    }),
    await geojson(),
  ];
  expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201, 201, 201, 201, 201]);
  expect(await read(itemId)).toMatchObject({
    version: 8,
    categories: [{}],
    tags: [{}],
    addresses: [{ city: 'Vaduz', countryId: vaduz.country }],
    itemDetails: [{}],
    itemParents: [{ id: bakery.id }],
    geojsons: [{ itemGeojsonType: 120, geojsonType: 2 }],
  });
  expect(await api.db.selectFrom('item_reviews').where('item_id', '=', itemId).select('id').execute()).toHaveLength(1);
  const revisions = (await call('GET', `/items/${itemId}/revisions/`)).json<ItemRevision[]>();
  expect(revisions.map((one) => one.action)).toEqual([
    'geojson-create',
    'relation-create',
    'detail-create',
    'review-create',
    'address-create',
    'tag-create',
    'category-create',
    'create',
  ]);
  expect(revisions[5]!.changes).toEqual({ tags: { before: null, after: 'cuisine=pizza' } });
  expect((await call('POST', '/items/categories/', { itemId, categoryId: ids.bakery })).statusCode).toBe(201);
  expect((await read(itemId)).version).toBe(8);
});

test('completes a review and opens the next one', async () => {
  const { id: itemId } = (
    await call('POST', '/items', { title: 'Geprüft', lat: 47.14, lon: 9.52 })
  ).json<ItemCreated>();
  const old = (await read(itemId)).itemReviews!;
  const checked = (
    await call('PUT', `/items/reviews/${old.id}`, {
      ...old,
      isCompleted: true,
      note: 'stimmt',
      nextDateDue: '2031-01-01T00:00:00.000Z',
    })
  ).json<{ isCompleted: boolean; next: { id: string } }>();
  expect(checked).toMatchObject({
    isCompleted: true,
    note: 'stimmt',
    next: { dateDue: '2031-01-01T00:00:00.000Z', isCompleted: false, note: null },
  });
  const item = await read(itemId);
  expect([item.itemReviews?.id, item.dateReviewed === null]).toEqual([checked.next.id, false]);
  const { id } = (await call('POST', '/items/reviews/', { itemId, dateDue: '2032-01-01T00:00:00Z' })).json<{
    id: string;
  }>();
  expect((await read(itemId)).itemReviews?.id).toBe(id);
  expect(
    await api.db
      .selectFrom('item_reviews')
      .where('item_id', '=', itemId)
      .where('is_completed', '=', false)
      .select('id')
      .execute(),
  ).toEqual([{ id }]);
});

test('writes, links once and deletes parts of an item', async () => {
  const { id: itemId } = (
    await call('POST', '/items', {
      title: 'Teile',
      lat: 47.14,
      lon: 9.52,
      categoryIds: [ids.bakery],
      tagIds: [ids.pizza],
      address: {},
      itemParentIds: [bakery.id],
    })
  ).json<ItemCreated>();
  const address = (await read(itemId)).addresses[0]!;
  expect(
    (await call('PUT', `/items/addresses/${address.id}`, { street: 'Herrengasse', stateId: vaduz.state })).json(),
  ).toMatchObject({ itemId, street: 'Herrengasse', city: 'Vaduz', stateId: vaduz.state });
  expect((await call('PUT', `/items/addresses/${address.id}`, { id: uniqueId() })).statusCode).toBe(400);

  const { id: jsonId } = (await call('POST', '/jsons/', { json: { a: 1 } })).json<{ id: string }>();
  expect((await call('PUT', `/jsons/${jsonId}`, { json: [1, { b: 'ü' }] })).statusCode).toBe(200);
  expect((await call('POST', '/items/jsons/', { itemId, jsonId, type: 'exhibitor' })).json()).toEqual({
    itemJsonId: jsonId,
    itemId,
    jsonId,
    type: 'exhibitor',
  });
  expect(fields((await call('POST', '/items/jsons/', { itemId, jsonId, type: 'exhibitor' })).json<Problem>())).toEqual([
    '/jsonId',
  ]);
  expect((await call('PUT', `/jsons/${jsonId}`, { json: { c: 2 } })).statusCode).toBe(200);

  const { id } = (
    await call('POST', '/items/mentions/', {
      itemId,
      title: 'Im Vaterland',
      url: 'https://zeitung.example/a',
      datePublished: '2026-05-01',
    })
  ).json<{ id: string }>();
  expect((await call('PUT', `/items/mentions/${id}`, { url: null })).json()).toEqual({
    id,
    itemId,
    title: 'Im Vaterland',
    url: null,
    datePublished: '2026-05-01',
  });
  expect(await read(itemId)).toMatchObject({
    mentions: [{ id, title: 'Im Vaterland' }],
    jsons: [{ itemJsonId: jsonId, json: { c: 2 } }],
  });

  const removals = [
    `/items/mentions/${id}`,
    `/items/categories/${itemId}/${ids.bakery}`,
    `/items/tags/${itemId}/${ids.pizza}`,
    `/items/items/${bakery.id}/${itemId}/3`,
  ];
  for (const url of removals)
    expect([url, (await call('DELETE', url)).statusCode, (await call('DELETE', url)).statusCode]).toEqual([
      url,
      200,
      404,
    ]);
  expect(await read(itemId)).toMatchObject({ mentions: [], categories: [], tags: [], itemParents: [] });
});

test('includes a new item in the next snapshot of every branch that includes its owner', async () => {
  const { id } = (await call('POST', '/items', { ...whole(), title: 'Neu im Plan' })).json<ItemCreated>();
  await call('POST', '/items/mentions/', { itemId: id, title: 'Im Radio' });
  for (const end = Date.now() + 5000; ;) {
    const found = (await api.app.inject('/items/basemap/branchshortid/14'))
      .json<BasemapDocument>()
      .items.find((item) => item.id === id);
    if (found?.hasMentions || Date.now() > end) {
      expect(found).toMatchObject({
        title: 'Neu im Plan',
        branch: 1,
        categories: [ids.bakery],
        tags: [ids.pizza],
        parents: [bakery.id],
        hasMentions: true,
        geojsons: [{ itemGeojsonType: 140, geojson: zone }],
      });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

test('undoes the completion of a review, unless the reviews were changed since', async () => {
  const { id: itemId } = (
    await call('POST', '/items', { title: 'Nochmals prüfen', lat: 47.14, lon: 9.52 })
  ).json<ItemCreated>();
  const before = (await read(itemId)).itemReviews!;
  const complete = () => call('PUT', `/items/reviews/${before.id}`, { isCompleted: true, note: 'am Telefon' });
  const reopen = () => call('POST', `/items/reviews/${before.id}/reopen`);
  await complete();
  expect((await read(itemId)).reviewNotes).toMatchObject([{ note: 'am Telefon' }]);
  expect([(await reopen()).json(), (await read(itemId)).itemReviews]).toEqual([before, before]);
  expect((await read(itemId)).dateReviewed).toBeNull();
  expect((await reopen()).statusCode).toBe(409);

  await complete();
  const next = (await read(itemId)).itemReviews!;
  await call('PUT', `/items/reviews/${next.id}`, { dateDue: '2033-01-01T00:00:00Z' });
  expect((await reopen()).statusCode).toBe(409);
  expect((await read(itemId)).itemReviews).toMatchObject({ id: next.id, dateDue: '2033-01-01T00:00:00.000Z' });
});
