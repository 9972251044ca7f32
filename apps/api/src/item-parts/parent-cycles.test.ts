import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token = '';
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf('one@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const create = async (title: string) =>
  (await call('POST', '/items', { branchShortId: 1, title, lat: 47.1, lon: 9.5 })).json<ItemCreated>().id;
const relate = (itemParentId: string, itemChildId: string, relationshipId = 3) =>
  call('POST', '/items/items/', { itemParentId, itemChildId, relationshipId });
const parentsOf = async (id: string) => (await read(id)).itemParents.map((parent) => parent.id);
/** An area with a hall with a stand. */
async function nested(): Promise<[area: string, hall: string, stand: string]> {
  const [area, hall, stand] = [await create('Areal'), await create('Halle'), await create('Stand')];
  for (const [parent, child] of [
    [area, hall],
    [hall, stand],
  ] as const)
    expect((await relate(parent, child)).statusCode).toBe(201);
  return [area, hall, stand];
}

test('rejects a parent that is a part of the item, directly or through others, and changes nothing', async () => {
  const [area, hall, stand] = await nested();
  for (const [parent, child] of [
    [area, area],
    [hall, area],
    [stand, area],
  ] as const) {
    const response = await relate(parent, child);
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, '/itemParentId']);
  }
  const several = { itemParentIds: [await create('Messe'), stand.toUpperCase()], itemChildId: area, relationshipId: 3 };
  const response = await call('POST', '/items/items/multiple/', several);
  expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, '/itemParentIds/1']);
  expect(await parentsOf(area)).toEqual([]);
  // A second parent is no cycle, and kinds of relations are independent of each other.
  expect([(await relate(area, stand)).statusCode, (await relate(stand, area, 4)).statusCode]).toEqual([201, 201]);
});

test('lets only one of two writers make two items parts of each other', async () => {
  const [one, other] = [await create('Eins'), await create('Zwei')];
  const responses = await Promise.all([relate(one, other), relate(other, one)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
});

test('restores a state without a parent that has become a part of the item', async () => {
  const [area, hall] = await nested();
  const before = await read(hall);
  await call('DELETE', `/items/items/${area}/${hall}/3`);
  expect((await relate(hall, area)).statusCode).toBe(201);
  const { version } = await read(hall);
  const restored = await call('POST', `/items/${hall}/revisions/${before.version}/restore`, { version });
  expect([restored.statusCode, await parentsOf(hall), await parentsOf(area)]).toEqual([200, [], [hall]]);
});

test('takes no part of a duplicate that contains the remaining item', async () => {
  const [area, hall, stand] = await nested();
  const [{ version }, { version: otherVersion }] = [await read(stand), await read(area)];
  const merged = await call('PUT', `/items/${stand}/merge`, {
    otherId: area,
    version,
    otherVersion,
    parts: ['children'],
  });
  expect([merged.statusCode, await parentsOf(hall), await parentsOf(stand)]).toEqual([200, [area], [hall]]);
});
