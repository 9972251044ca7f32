import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasemapDocument, Item } from '@umkreis/contract/item.ts';
import { itemRow } from '@umkreis/testing/item-row.ts';
import { addItems, bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const dateOfData = new Date('2024-03-03T21:21:35Z');
const imported = { source: 'osm', title: '' };
const bench = { ...itemRow({ ...imported, source_ref: 'node/1' }), near_place: 'Primarschule', near_street: null };
const litterBin = { ...itemRow({ ...imported, source_ref: 'node/2' }), near_place: null, near_street: 'Städtle' };
const inn = { ...itemRow({ source: 'osm', title: 'Adler', source_ref: 'node/3' }), near_place: 'Rathaus' };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await addItems(db, [bench, litterBin, inn]);
    await db.updateTable('branches').set({ date_of_data: dateOfData }).where('short_id', '=', 1).execute();
  });
  token = await api.issuer.tokenOf('one@test.example');
}, 60_000);
afterAll(async () => api?.close());

const item = async ({ nano_id }: { nano_id: string }) =>
  (await api.app.inject(`/items/nanoid/${nano_id}`)).json<Item>();
const listed = async ({ id }: { id: string }) =>
  (await api.app.inject('/items/basemap/branchshortid/1')).json<BasemapDocument>().items.find((one) => one.id === id)!;
const write = async ({ id, nano_id }: { id: string; nano_id: string }, change: object) => {
  const { version } = await item({ nano_id });
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.app.inject({
    method: 'PUT',
    url: `/items/${id}`,
    payload: { version, ...change },
    headers,
  });
  expect(response.statusCode).toBe(200);
};

test('returns what an unnamed place is near, in every read', async () => {
  for (const read of [item, listed] as const) {
    const of = async (row: typeof bench) => (await read(row)) as { near?: string; onStreet?: string };
    expect((await of(bench)).near).toBe('Primarschule');
    expect((await of(litterBin as never)).onStreet).toBe('Städtle');
    expect((await of(inn as never)).near).toBeUndefined();
  }
});

test('omits it once an editor has moved the place', async () => {
  await write(bench, { lat: 47.2 });
  expect((await item(bench)).near).toBeUndefined();
});

test('dates an imported place by its data, not its import, and an edited one by the edit', async () => {
  expect((await item(inn)).dateAsOf).toBe(dateOfData.toISOString());
  const before = Date.now();
  await write(inn, { title: 'Goldener Adler' });
  expect(Date.parse((await item(inn)).dateAsOf!)).toBeGreaterThanOrEqual(before - 1000);
  const own = await item(bakery);
  expect(own.dateAsOf).toBe(own.dateUpdated);
});

test('returns no date for data of unknown date', async () => {
  await api.db.updateTable('branches').set({ date_of_data: null }).where('short_id', '=', 1).execute();
  expect((await item(litterBin)).dateAsOf).toBeNull();
});
