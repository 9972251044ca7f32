import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkResult } from '@umkreis/contract/bulk.ts';
import type { DashboardItemPage, ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedItem, ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { foreign, ids, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  for (const name of ['staff', 'one']) tokens[name] = await api.issuer.tokenOf(`${name}@test.example`);
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = 'one') =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${tokens[who]}` } });
const create = async (title: string) =>
  (
    await call('POST', '/items', { branchShortId: 1, title, lat: 47.1, lon: 9.5, categoryIds: [ids.bakery] })
  ).json<ItemCreated>().id;
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const bulk = async (payload: object) => (await call('PUT', '/items/bulk/', payload)).json<BulkResult>();
const actions = async (id: string) =>
  (await call('GET', `/items/${id}/revisions/`)).json<ItemRevision[]>().map(({ action }) => action);

test('changes tags, categories, review and closing of many items with a revision each, and undoes all of it', async () => {
  const [a, b] = [await create('A'), await create('B')];
  await call('POST', '/items/tags/', { itemId: b, tagId: ids.pizza });
  const before = [await read(a), await read(b)];
  const { changed, unchanged } = await bulk({
    itemIds: [a, b],
    addTagIds: [ids.pizza],
    removeCategoryIds: [ids.bakery],
    isReviewed: true,
    dateReviewDue: '2031-02-03T00:00:00Z',
    datePermanentlyClosed: '2020-01-01',
    isBinned: true,
  });
  expect([changed.map(({ id }) => id).toSorted(), unchanged]).toEqual([[a, b].toSorted(), 0]);
  for (const id of [a, b]) {
    const item = await read(id);
    expect(item).toMatchObject({
      tags: [{ tagId: ids.pizza }],
      categories: [],
      datePermanentlyClosed: '2020-01-01',
      itemReviews: { isCompleted: false, dateDue: '2031-02-03T00:00:00.000Z' },
    });
    expect([item.dateBinned, item.dateReviewed].every(Boolean)).toBe(true);
    expect((await actions(id))[0]).toBe('bulk');
  }
  const undone = (await call('PUT', '/items/bulk/undo/', { items: changed })).json<BulkResult>();
  expect(undone.changed).toHaveLength(2);
  for (const was of before) {
    const { version, dateUpdated, ...now } = await read(was.id);
    expect(version).toBe(was.version + 2);
    expect({ ...now, dateUpdated }).toEqual({ ...now, ...was, version: undefined, dateUpdated });
    expect((await actions(was.id)).slice(0, 2)).toEqual(['undo', 'bulk']);
  }
});

test('leaves items alone that have the values already, and appends categories to existing ones', async () => {
  const [a, b] = [await create('C'), await create('D')];
  await call('POST', '/items/tags/', { itemId: a, tagId: ids.pizza });
  expect(await bulk({ itemIds: [a, b], addTagIds: [ids.pizza] })).toMatchObject({ changed: [{ id: b }], unchanged: 1 });
  expect(await bulk({ itemIds: [a, b], addCategoryIds: [ids.bakery] })).toEqual({ changed: [], unchanged: 2 });
  expect(await bulk({ itemIds: [a], datePermanentlyClosed: null })).toEqual({ changed: [], unchanged: 1 });
});

test('changes nothing if one row is rejected, and names that row', async () => {
  const a = await create('E');
  const withMissing = await call('PUT', '/items/bulk/', { itemIds: [a, uniqueId()], isBinned: true });
  expect([withMissing.statusCode, withMissing.json<Problem>().errors?.[0]?.field]).toEqual([400, '/itemIds/1']);
  expect((await call('PUT', '/items/bulk/', { itemIds: [a, foreign.id], isBinned: true })).statusCode).toBe(403);
  const unknown = await call('PUT', '/items/bulk/', { itemIds: [a], addTagIds: [uniqueId()], isBinned: true });
  expect([unknown.statusCode, unknown.json<Problem>().errors?.[0]?.field]).toEqual([400, '/addTagIds/0']);
  expect((await read(a)).dateBinned).toBeNull();
  const many = Array.from({ length: 1001 }, () => uniqueId());
  expect((await call('PUT', '/items/bulk/', { itemIds: many, isBinned: true })).statusCode).toBe(400);
});

test('undoes nothing if one of the items was changed since', async () => {
  const [a, b] = [await create('F'), await create('G')];
  const { changed } = await bulk({ itemIds: [a, b], isBinned: true });
  await call('PUT', `/items/${b}`, { version: (await read(b)).version, title: 'G neu' });
  const response = await call('PUT', '/items/bulk/undo/', { items: changed });
  const at = changed.findIndex(({ id }) => id === b);
  expect([response.statusCode, response.json<Problem>().errors?.[0]?.field]).toEqual([400, `/items/${at}`]);
  expect((await read(a)).dateBinned).not.toBeNull();
});

test('edits items of several branches in one call, and handles concurrent calls for the same items', async () => {
  const [a, b] = [await create('H'), await create('I')];
  const edit = (itemIds: string[], isBinned: boolean) =>
    call('PUT', '/items/bulk/', { itemIds, isBinned }, 'staff').then(({ statusCode }) => statusCode);
  expect(await Promise.all([edit([a, b, foreign.id], true), edit([foreign.id, b, a], true)])).toEqual([200, 200]);
  expect(await edit([a, b, foreign.id], false)).toBe(200);
});

test('returns the IDs of all matches in the order of the list', async () => {
  const query = 'text=&sorting=2&branch=1';
  const page = (await call('GET', `/items/dashboard/?${query}&pageSize=200`)).json<DashboardItemPage>();
  const all = (await call('GET', `/items/dashboard/ids/?${query}`)).json<{ ids: string[]; total: number }>();
  expect(all).toEqual({ ids: page.items.map(({ id }) => id), total: page.total });
  expect((await call('GET', '/items/dashboard/ids/?branch=2')).statusCode).toBe(403);
});
