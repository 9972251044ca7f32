import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { basemapChunkBytes } from '@umkreis/contract/offline.ts';
import { forgetMap, saveOfflineMap, readOfflineMap, sizeOfMap, type GuideToSave } from './offline-map.ts';
import { savedPlaces } from './save-places.ts';
import { stores, stubCaches } from './testing/stub-caches.ts';
import { readUnfinishedMap, startOrContinue } from './unfinished-map.ts';

const BASEMAP = Buffer.from(Array.from({ length: 2.5 * basemapChunkBytes }, (_, at) => (at >> 8) % 251));
const chunks = ['bytes=0-1048575', 'bytes=1048576-2097151', 'bytes=2097152-2621439'];
let isTiled = false;
let isFilled = true;
/** Hashes of the guide's pictures */
let pictures: string[] = [];
let requestedPaths: string[] = [];
let requestedRanges: string[] = [];
/** Requests of the basemap that succeed before the network fails. */
let chunksLeft = Infinity;
let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, origin);
    requestedPaths.push(pathname);
    const items = [{ nanoId: 'aaaaaaaa' }, { nanoId: 'bbbbbbbb' }, { nanoId: 'cccccccc' }];
    const json = (value: unknown) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
    const [from, to] = (/^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []).slice(1).map(Number);
    if (request.headers.range && chunksLeft-- <= 0) response.destroy();
    else if (pathname === '/basemap/a.pmtiles' && from !== undefined) {
      requestedRanges.push(request.headers.range!);
      response.statusCode = 206;
      response.end(BASEMAP.subarray(from, to! + 1));
    } else if (pathname === '/basemap/a.pmtiles') response.setHeader('Content-Length', BASEMAP.length).end(BASEMAP);
    else if (pathname.startsWith('/api/items/branchshortid/'))
      json(
        searchParams.has('afterNanoId')
          ? { items: items.slice(2), nextAfter: null }
          : { items: items.slice(0, 2), nextAfter: 'bbbbbbbb' },
      );
    else if (pathname === '/api/items/pictures/5')
      json({
        bytes: 300 * pictures.length,
        pictures: pictures.map((hash) => ({ url: `/media/${hash}-800.webp`, bytes: 300 })),
      });
    else if (pathname.startsWith('/media/')) response.end(Buffer.alloc(300));
    else json([]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  stubCaches(origin);
  requestedPaths = [];
  requestedRanges = [];
  chunksLeft = Infinity;
  pictures = [];
  vi.stubGlobal('location', { href: `${origin}/map` });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
});

const guide = () =>
  ({
    assetRoot: origin,
    apiRoot: `${origin}/api`,
    branch: { shortId: 5, basemapArchive: 'a.pmtiles' },
    engine: { count: async () => (isFilled ? { total: 3, isTiled } : null) },
  }) as unknown as GuideToSave;
const save = (withPictures = false) =>
  saveOfflineMap(guide(), { withPictures, onProgress: () => undefined, signal: new AbortController().signal });

test('saves a guide with all its places', async () => {
  isTiled = false;
  expect((await sizeOfMap(guide())).hasPlaces).toBe(true);
  expect(await save()).toMatchObject({ places: 3 });
  expect(await readOfflineMap()).toMatchObject({ places: 3 });
  const saved = [];
  for await (const { nanoId } of savedPlaces()) saved.push(nanoId);
  expect(saved).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc']);
  expect(stores.get('umkreis-places')!.size, 'batches with their list').toBe(3);
  expect(await readUnfinishedMap()).toBeNull();
});

test('rejects a guide whose places are not loaded yet', async () => {
  isFilled = false;
  await expect(save()).rejects.toMatchObject({ name: 'OfflineMapError', kind: 'network' });
  isFilled = true;
  expect(await readOfflineMap()).toBeNull();
});

test('saves only the basemap if the branch has too many places', async () => {
  isTiled = true;
  expect(await sizeOfMap(guide())).toEqual({ bytes: BASEMAP.length, hasPlaces: false, pictureBytes: 0 });
  expect(await save()).toMatchObject({ places: null });
  expect(requestedPaths.filter((path) => path.includes('/items/branchshortid/'))).toEqual([]);
});

/** Bytes of all stored responses, without the notes. */
async function storedBytes(): Promise<number> {
  let bytes = 0;
  for (const store of stores.values())
    for (const [url, response] of store)
      if (!url.includes('/-/')) bytes += (await response.clone().arrayBuffer()).byteLength;
  return bytes;
}

test('continues an interrupted download with the first missing chunk', async () => {
  isTiled = false;
  chunksLeft = 2;
  await expect(save()).rejects.toMatchObject({ kind: 'network' });
  expect(await readOfflineMap()).toBeNull();
  expect(await readUnfinishedMap()).not.toBeNull();
  expect(requestedRanges).toEqual(chunks.slice(0, 2));

  chunksLeft = Infinity;
  await save();
  expect(requestedRanges).toEqual(chunks);
  const saved = stores.get('umkreis-basemaps')!;
  const bytes = await Promise.all(
    [0, 1, 2].map(async (index) =>
      Buffer.from(await saved.get(`${origin}/basemap/a.pmtiles?chunk=${index}`)!.clone().arrayBuffer()),
    ),
  );
  expect(Buffer.concat(bytes).equals(BASEMAP)).toBe(true);
  expect(await readUnfinishedMap()).toBeNull();
});

test('reports the size that it stores', async () => {
  isTiled = false;
  const { bytes: expected } = await sizeOfMap(guide());
  const { bytes } = await save();
  const stored = await storedBytes();
  expect(Math.abs(bytes - stored)).toBeLessThan(0.01 * stored);
  expect(Math.abs(expected - stored)).toBeLessThan(0.01 * stored);
});

test('saves pictures only on request, in the size that it announces, and each once', async () => {
  isTiled = false;
  pictures = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
  expect((await sizeOfMap(guide())).pictureBytes).toBe(900);
  const without = await save();
  expect([without.pictures, stores.has('umkreis-saved-pictures')]).toEqual([undefined, false]);

  const saved = await save(true);
  expect([saved.pictures, saved.bytes - without.bytes]).toEqual([3, 900]);
  const names = () => [...stores.get('umkreis-saved-pictures')!.keys()].map((url) => new URL(url).pathname);
  expect(names()).toEqual(pictures.map((hash) => `/-/picture/${hash}`));

  // An update loads new ones, and deletes those that the guide no longer has.
  pictures = [...pictures.slice(1), 'd'.repeat(32)];
  requestedPaths = [];
  await save(true);
  expect(requestedPaths.filter((path) => path.startsWith('/media/'))).toEqual([`/media/${'d'.repeat(32)}-800.webp`]);
  expect(names()).toEqual(pictures.map((hash) => `/-/picture/${hash}`));

  await save();
  expect(stores.has('umkreis-saved-pictures')).toBe(false);
});

test('reads all places again for an update, and replaces the saved ones', async () => {
  isTiled = false;
  await save();
  const first = [...stores.get('umkreis-places')!.keys()];
  requestedPaths = [];
  await save();
  expect(requestedPaths.filter((path) => path.includes('/items/branchshortid/')).length).toBeGreaterThanOrEqual(2);
  const second = [...stores.get('umkreis-places')!.keys()];
  expect(second).toHaveLength(first.length);
  expect(second.filter((url) => url.includes('run=')).some((url) => first.includes(url))).toBe(false);
});

test('starts again if the clock was a year ahead when the download was interrupted', async () => {
  isTiled = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
  await startOrContinue(null);
  const { run } = (await readUnfinishedMap())!;
  vi.useRealTimers();
  expect(await startOrContinue(null)).not.toBe(run);
});

test('does not restore a guide that was deleted during its update', async () => {
  isTiled = false;
  await save();
  const update = saveOfflineMap(guide(), {
    withPictures: false,
    onProgress: () => void forgetMap(),
    signal: new AbortController().signal,
  });
  await expect(update).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readOfflineMap()).toBeNull();
  expect(await storedBytes()).toBe(0);
});
