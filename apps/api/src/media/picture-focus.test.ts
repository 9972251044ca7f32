import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { Featured } from '@umkreis/contract/search-shortcut.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
let editor: { authorization: string };
let medium: DashboardMedium;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  editor = { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` };
  medium = (await upload(1)).json<DashboardMedium>();
});
afterAll(async () => api?.close());

async function upload(seed: number, fields: Record<string, string> = {}) {
  const file = await testPicture({ seed, width: 90, height: 60 });
  const { payload, headers } = await uploadForm({ itemId: bakery.id, ...fields }, file);
  return api.app.inject({ method: 'POST', url: '/items/media/', payload, headers: { ...headers, ...editor } });
}
const call = (method: 'PUT' | 'POST', url: string, payload: object) =>
  api.app.inject({ method, url, payload, headers: editor });
const write = (payload: object, id = medium.id) => call('PUT', `/items/media/${id}`, payload);
const item = async () => (await api.app.inject(`/items/nanoid/${bakery.nano_id}`)).json<Item>();
const focusOf = async (id = medium.id) => (await item()).itemMedia!.find((one) => one.id === id)!.focus;
const listed = async () =>
  (await api.app.inject('/items/basemap/branchshortid/1'))
    .json<BasemapDocument>()
    .items.find(({ id }) => id === bakery.id)!;

test('stores the focus of a picture, and shows it wherever the picture is cropped', async () => {
  expect(Object.hasOwn(medium, 'focus')).toBe(false);
  expect((await write({ focus: { x: 0.12345, y: 1 } })).json<DashboardMedium>().focus).toEqual({ x: 0.123, y: 1 });
  expect(await focusOf()).toEqual({ x: 0.123, y: 1 });
  await expect.poll(async () => (await listed()).imageFocus, { timeout: 30_000 }).toEqual({ x: 0.123, y: 1 });
  await api.db
    .insertInto('featured')
    .values({ owner_id: bakery.owner_id, id: uniqueId(), item_id: bakery.id, date_featured: new Date().toISOString() })
    .execute();
  const featured = async () =>
    (await api.app.inject('/featured/')).json<Featured[]>().find(({ itemId }) => itemId === bakery.id);
  await expect.poll(featured, { timeout: 30_000 }).toMatchObject({ imageFocus: { x: 0.123, y: 1 } });
  expect((await write({ alt: 'Brote' })).json<DashboardMedium>().focus, 'other fields leave it').toEqual({
    x: 0.123,
    y: 1,
  });
  expect(Object.hasOwn((await write({ focus: null })).json<DashboardMedium>(), 'focus')).toBe(false);
  await expect.poll(async () => (await listed()).imageFocus, { timeout: 30_000 }).toBeUndefined();
});

test('reports a conflict with both points, none for the same point, and restores one from the history', async () => {
  const before = (await write({ focus: { x: 0.2, y: 0.3 } })).json<DashboardMedium>();
  const { version } = await item();
  expect((await write({ focus: { x: 0.2, y: 0.3 } })).json<DashboardMedium>().dateUpdated).toBe(before.dateUpdated);
  await write({ focus: { x: 0.7, y: 0.8 } });
  const conflict = await write({ focus: null, dateUpdated: before.dateUpdated });
  expect([conflict.statusCode, conflict.json<Problem>().conflicts]).toEqual([
    409,
    [{ field: 'focus', yours: null, theirs: { x: 0.7, y: 0.8 } }],
  ]);
  const [revision] = (await api.app.inject({ url: `/items/${bakery.id}/revisions/`, headers: editor })).json<
    { changes: object }[]
  >();
  expect(revision).toMatchObject({
    changes: { media: { before: expect.stringContaining('20 / 30 %'), after: expect.stringContaining('70 / 80 %') } },
  });
  const restored = await call('POST', `/items/${bakery.id}/revisions/${version}/restore`, {
    version: (await item()).version,
  });
  expect(restored.statusCode).toBe(200);
  expect(await focusOf()).toEqual({ x: 0.2, y: 0.3 });
});

test.each([{ x: 1.01, y: 0 }, { x: 0, y: -0.1 }, { x: 0.5 }, { x: '0.5', y: 0.5 }, { x: 0.5, y: 0.5, z: 0 }, 'left'])(
  'rejects %j as focus, and writes nothing',
  async (focus) => {
    const before = await focusOf();
    const response = await write({ focus, alt: 'anders' });
    expect(response.statusCode).toBe(400);
    expect(response.json<Problem>().errors![0]!.field).toMatch(/^\/focus/);
    expect(await focusOf()).toEqual(before);
  },
);

test('copies the focus with a reused picture, and resets it with a new file', async () => {
  await write({ focus: { x: 0.9, y: 0.1 } });
  const created = await call('POST', '/items', { title: 'Laden drei', lat: 47.14, lon: 9.52 });
  const reused = await call('POST', '/items/media/reuse/', {
    itemId: created.json<{ id: string }>().id,
    mediumId: medium.id,
  });
  expect(reused.json<DashboardMedium>().focus).toEqual({ x: 0.9, y: 0.1 });
  const replaced = await upload(2, { replaces: medium.id });
  expect(replaced.json<DashboardMedium>()).toMatchObject({ id: medium.id, width: 90 });
  expect(await focusOf()).toBeUndefined();
});
