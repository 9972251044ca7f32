import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { v7 as uuidv7 } from 'uuid';
import { foreign, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let token = '';
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf('staff@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const create = async (title: string) =>
  (await call('POST', '/items', { branchShortId: 1, title, lat: 47.1, lon: 9.5 })).json<ItemCreated>().id;
/** Marks an item as a duplicate of another one. */
const repeat = async (id: string, isDuplicateOf: string | null) =>
  call('PUT', `/items/${id}`, { version: (await read(id)).version, isDuplicateOf });
const errorOf = async (id: string, original: string) => {
  const response = await repeat(id, original);
  return [response.statusCode, response.json<Problem>().errors?.[0]?.field];
};

test('accepts an existing original, but neither the item itself nor a cycle of any length', async () => {
  const [a, b, c] = [await create('A'), await create('B'), await create('C')];
  const invalid = [400, '/isDuplicateOf'];
  expect(await errorOf(a, a)).toEqual(invalid);
  expect(await errorOf(a, uuidv7())).toEqual(invalid);
  expect((await repeat(a, b)).statusCode).toBe(200);
  expect(await errorOf(b, a)).toEqual(invalid);
  expect((await repeat(b, c)).statusCode).toBe(200);
  expect(await errorOf(c, a)).toEqual(invalid);
  const { nanoId, duplicateOfNanoId } = (
    await call('GET', `/items/nanoid/${(await read(a)).nanoId}?branch=1`)
  ).json<Item>();
  expect([nanoId, duplicateOfNanoId], 'the last of the way').toEqual([(await read(a)).nanoId, (await read(c)).nanoId]);
});

test('rejects an original of another branch, and a missing original of a new item', async () => {
  const a = await create('A');
  expect(await errorOf(a, foreign.id)).toEqual([400, '/isDuplicateOf']);
  for (const isDuplicateOf of [foreign.id, uuidv7()]) {
    const response = await call('POST', '/items', {
      branchShortId: 1,
      title: 'Neu',
      lat: 47.1,
      lon: 9.5,
      isDuplicateOf,
    });
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, '/isDuplicateOf']);
  }
});

test('does not restore a state that would close a cycle', async () => {
  const [a, b] = [await create('A'), await create('B')];
  await repeat(a, b);
  const { version } = await read(a);
  await repeat(a, null);
  await repeat(b, a);
  const response = await call('POST', `/items/${a}/revisions/${version}/restore`, { version: (await read(a)).version });
  expect(response.statusCode).toBe(400);
});

test('prevents cycles by concurrent writes', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    const responses = await Promise.all([repeat(a, b), repeat(b, c), repeat(c, a)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 400]);
  }
});

test('tolerates an existing cycle', async () => {
  const [a, b] = [await create('A'), await create('B')];
  for (const [id, original] of [
    [a, b],
    [b, a],
  ] as const)
    await api.db.updateTable('items').set({ is_duplicate_of: original }).where('id', '=', id).execute();
  const { nanoId } = await read(a);
  expect((await call('GET', `/items/nanoid/${nanoId}?branch=1`)).json<Item>().duplicateOfNanoId).toBeNull();
});
