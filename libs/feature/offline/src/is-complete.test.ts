import { beforeEach, expect, test } from 'vitest';
import { basemapChunkBytes, basemapChunkName, savedPictureName, savedPlacesPath } from '@umkreis/contract/offline.ts';
import { stores, stubCaches } from './testing/stub-caches.ts';
import { isComplete } from './is-complete.ts';

const origin = 'https://town.guide.example';
const url = `${origin}/basemap/a.pmtiles`;
const map = {
  date: '2030-06-03T12:00:00Z',
  bytes: 1,
  places: 3,
  pictures: 1,
  basemap: { url, bytes: 1.5 * basemapChunkBytes },
};
const batches = ['1', '2'].map((run) => `${origin}/api/items/branchshortid/5?run=${run}`);

beforeEach(async () => {
  stubCaches(origin);
  const put = async (cache: string, name: string, value: unknown = '') =>
    (await caches.open(cache)).put(name, Response.json(value));
  for (const index of [0, 1]) await put('umkreis-basemaps', basemapChunkName(url, index));
  for (const name of batches) await put('umkreis-places', name);
  await put('umkreis-places', savedPlacesPath, {
    branchShortId: 5,
    batches: batches.map((name) => ({ name, nanoIds: [] })),
  });
  await put('umkreis-saved-pictures', savedPictureName('a'));
});

test('a saved guide is complete', async () => {
  expect(await isComplete(map)).toBe(true);
});

test.each([
  ['umkreis-basemaps', basemapChunkName(url, 1)],
  ['umkreis-places', batches[1]!],
  ['umkreis-places', origin + savedPlacesPath],
  ['umkreis-saved-pictures', origin + savedPictureName('a')],
])('a guide without a part of %s is damaged', async (cache, name) => {
  expect(stores.get(cache)!.delete(name)).toBe(true);
  expect(await isComplete(map)).toBe(false);
});

test('parts that were not saved are not missing', async () => {
  stores.clear();
  expect(await isComplete({ date: map.date, bytes: 1, places: null })).toBe(true);
});
