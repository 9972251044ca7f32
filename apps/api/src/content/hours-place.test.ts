import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasemapDocument, Item, ItemSearchResult } from '@umkreis/contract/item.ts';
import type { MainSite } from '@umkreis/contract/main-site.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const zurich = { timeZone: 'Europe/Zurich', countryCode: 'ch', state: 'St. Gallen' };
const fiji = { timeZone: 'Pacific/Fiji', countryCode: 'fj', state: null };
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi(async (db) => {
    await seedGuide(db);
    await db
      .updateTable('items')
      .set({ hours_place: JSON.stringify(zurich) })
      .where('id', '=', bakery.id)
      .execute();
    await db
      .updateTable('branches')
      .set({ time_zone: fiji.timeZone, country_code: fiji.countryCode })
      .where('short_id', 'in', [0, 2])
      .execute();
    // The place of branch 2 is just beyond the antimeridian.
    await db.updateTable('items').set({ lon: -179.9, lat: -16.8 }).where('owner_id', '=', 2).execute();
  });
}, 60_000);
afterAll(() => api.close());

const get = async <T>(url: string): Promise<T> => (await api.app.inject(url)).json<T>();

test("returns an item's own time zone and holidays, and in a document those of owners across the border", async () => {
  const own = await get<BasemapDocument>('/items/basemap/branchshortid/1');
  expect(own.items.find((item) => item.id === bakery.id)?.hoursPlace).toEqual(zurich);
  expect(own.hoursPlaces).toBeUndefined();
  const lent = await get<BasemapDocument>('/items/basemap/branchshortid/14');
  expect(lent.hoursPlaces).toEqual({ '2': fiji });
  const item = await get<Item>(`/items/nanoid/${bakery.nano_id}`);
  expect(item.hoursPlace).toEqual(zurich);
  expect((await get<MainSite>('/branches/main')).hoursPlace).toEqual(fiji);
  const { items } = await get<ItemSearchResult>('/items/search/?branch=14&limit=500');
  expect(items.filter(({ branch }) => branch === 2).map(({ hoursPlace }) => hoursPlace)).toEqual([fiji]);
});

test('finds places beyond the antimeridian with either notation of a box', async () => {
  const count = async (bbox: string) =>
    (await get<ItemSearchResult>(`/items/search/?branch=2&bbox=${bbox}`)).items.length;
  expect(await count('179,-18,181,-16')).toBe(1);
  expect(await count('179,-18,-179,-16')).toBe(1);
  expect(await count('-181,-18,-179,-16')).toBe(1);
  expect(await count('178,-18,179,-16')).toBe(0);
  expect(await count('-179.5,-18,179.5,-16')).toBe(0);
});
