import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token = '';
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf('one@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const revisions = async (id: string) => (await call('GET', `/items/${id}/revisions/`)).json<ItemRevision[]>();
const create = async (title: string, fields: object = {}) =>
  (await call('POST', '/items', { branchShortId: 1, title, lat: 47.1, lon: 9.5, ...fields })).json<ItemCreated>().id;
const mail = (dataValue: string) => ({ dataKeyV2: ids.email, dataValue });
const merge = async (id: string, otherId: string, fields: object) =>
  call('PUT', `/items/${id}/merge`, {
    otherId,
    version: (await read(id)).version,
    otherVersion: (await read(otherId)).version,
    ...fields,
  });

test('copies the chosen parts, keeps the others, and marks the other item as a duplicate without losing its data', async () => {
  const hall = await create('Saal');
  const remaining = await create('Löwen', { details: [mail('alt@loewen.li')], address: { street: 'Alte Gasse' } });
  const other = await create('Gasthof Löwen', {
    lat: 47.2,
    categoryIds: [ids.bakery],
    tagIds: [ids.pizza],
    address: { street: 'Herrengasse', city: 'Vaduz' },
    details: [mail('neu@loewen.li'), { dataKeyV2: ids.height, dataValue: '12' }],
    itemParentIds: [hall],
  });
  await call('POST', '/items/items/', { itemParentId: other, itemChildId: hall, relationshipId: 4 });
  await call('POST', '/items/mentions/', { itemId: other, title: 'Im Volksblatt' });
  const list = uniqueId();
  await api.db
    .insertInto('lists')
    .values({ id: list, nano_id: 'loewen01', branch_id: 1, title_de: 'Liste', title_en: 'List' })
    .execute();
  await api.db.insertInto('list_items').values({ list_id: list, owner_id: 1, item_id: other, sort_order: 0 }).execute();
  const event = (
    await call('POST', '/events', {
      itemId: other,
      title: 'Metzgete',
      dateBegin: '2099-01-01T10:00:00Z',
      branchIds: [1],
    })
  ).json<{ id: string }>().id;
  const [before, otherBefore] = [await read(remaining), await read(other)];

  const response = await merge(remaining, other, {
    fields: ['position', 'address'],
    removeDetailIds: [before.itemDetails[0]!.id],
    addDetailIds: otherBefore.itemDetails.map(({ id }) => id),
    parts: ['categories', 'tags', 'mentions', 'parents', 'children', 'lists', 'events'],
  });
  expect(response.statusCode).toBe(200);
  const after = await read(remaining);
  expect(after).toMatchObject({
    title: 'Löwen',
    lat: 47.2,
    categories: [{ categoryId: ids.bakery }],
    tags: [{ tagId: ids.pizza }],
    addresses: [{ street: 'Herrengasse', city: 'Vaduz' }],
    mentions: [{ title: 'Im Volksblatt' }],
    itemParents: [{ id: hall, relationshipId: 3 }],
    itemChildren: [{ id: hall, relationshipId: 4 }],
    isDuplicateOf: null,
  });
  expect(after.itemDetails.map(({ dataValue }) => dataValue).toSorted()).toEqual(['12', 'neu@loewen.li']);
  const { version, isDuplicateOf, duplicateOfNanoId, dateUpdated, ...fields } = await read(other);
  expect([isDuplicateOf, duplicateOfNanoId]).toEqual([remaining, after.nanoId]);
  expect({ ...otherBefore, ...fields, version, dateUpdated }).toEqual({ ...otherBefore, version, dateUpdated });
  const moved = (await call('GET', `/events/dashboard/${event}`)).json<EditedEvent>();
  expect([moved.itemId, moved.version]).toEqual([remaining, 2]);
  const listed = await api.db.selectFrom('list_items').where('list_id', '=', list).select('item_id').execute();
  expect(listed.map(({ item_id }) => item_id).toSorted()).toEqual([remaining, other].toSorted());
  expect((await revisions(remaining))[0]).toMatchObject({
    action: `merge:${other}`,
    changes: { lat: { before: 47.1 } },
  });
  expect((await revisions(other))[0]).toMatchObject({ action: `merged-into:${remaining}` });

  // It is a write like any other: the previous state can be restored.
  const restored = await call('POST', `/items/${remaining}/revisions/${before.version}/restore`, {
    version: after.version,
  });
  expect(restored.statusCode).toBe(200);
  expect(await read(remaining)).toMatchObject({
    lat: 47.1,
    categories: [],
    addresses: [{ street: 'Alte Gasse' }],
    itemDetails: [{ dataValue: 'alt@loewen.li' }],
  });
});

test('leaves one of two items that duplicate each other', async () => {
  const [a, b] = [await create('A'), await create('B')];
  await call('PUT', `/items/${a}`, { version: 1, isDuplicateOf: b });
  expect((await merge(a, b, {})).statusCode).toBe(200);
  expect([(await read(a)).isDuplicateOf, (await read(b)).isDuplicateOf]).toEqual([null, a]);
});

test('changes nothing if one item was written since, is the same item or belongs to another branch', async () => {
  const [a, b] = [await create('C'), await create('D', { tagIds: [ids.pizza] })];
  await call('PUT', `/items/${b}`, { version: 1, title: 'D neu' });
  const late = await call('PUT', `/items/${a}/merge`, { otherId: b, version: 1, otherVersion: 1, parts: ['tags'] });
  expect([late.statusCode, (await read(a)).tags, (await read(b)).isDuplicateOf]).toEqual([409, [], null]);
  expect((await merge(a, a, {})).json<Problem>().errors?.[0]?.field).toBe('/otherId');
  const strange = await call('PUT', `/items/${a}/merge`, { otherId: foreign.id, version: 1, otherVersion: 1 });
  expect([strange.statusCode, strange.json<Problem>().errors?.[0]?.field]).toEqual([400, '/otherId']);
});

test('copies what another such place would share, with a history that names the origin', async () => {
  await call('POST', '/items/mentions/', { itemId: bakery.id, title: 'Zeitung' });
  const created = await call('POST', `/items/${bakery.id}/copies/`, { title: 'Bäckerei, Filiale' });
  expect(created.statusCode).toBe(201);
  const [was, is] = [await read(bakery.id), await read(created.json<ItemCreated>().id)];
  expect(is).toMatchObject({
    title: 'Bäckerei, Filiale',
    lat: was.lat,
    lon: was.lon,
    categories: [{ categoryId: ids.bakery }],
    addresses: [{ street: 'Städtle', housenumber: '12', city: 'Vaduz' }],
    itemDetails: [{ dataValue: 'Mo-Fr 08:00-12:00' }],
    mentions: [],
    itemMedia: [],
    itemReviews: { isCompleted: false },
    source: 'editor',
  });
  const own = new Set([was.id, was.nanoId, was.addresses[0]!.id, was.itemDetails[0]!.id]);
  expect([is.id, is.nanoId, is.addresses[0]!.id, is.itemDetails[0]!.id].filter((id) => own.has(id))).toEqual([]);
  expect((await revisions(is.id))[0]).toMatchObject({ action: `create:copy-of:${was.id}` });
});
