import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveOfflineMap, readOfflineMap, sizeOfMap, type KeepableGuide } from './offline-map.ts';

const BASEMAP = Buffer.alloc(5000, 'm');
let isTiled = false;
let isFilled = true;
let requestedPaths: string[] = [];
let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, origin);
    requestedPaths.push(pathname);
    const items = [{ nanoId: 'aaaaaaaa' }, { nanoId: 'bbbbbbbb' }, { nanoId: 'cccccccc' }];
    const json = (value: unknown) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value));
    if (pathname === '/basemap/a.pmtiles') response.setHeader('Content-Length', BASEMAP.length).end(BASEMAP);
    else if (pathname.startsWith('/api/items/branchshortid/'))
      json(
        searchParams.has('afterNanoId')
          ? { items: items.slice(2), nextAfter: null }
          : { items: items.slice(0, 2), nextAfter: 'bbbbbbbb' },
      );
    else json([]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** In-memory replacement for the browser's CacheStorage. */
const stores = new Map<string, Map<string, Response>>();
const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).href;
beforeEach(() => {
  stores.clear();
  requestedPaths = [];
  vi.stubGlobal('location', { href: `${origin}/map` });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1e9, usage: 0 }) } });
  vi.stubGlobal('caches', {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (request: RequestInfo) => store.get(addressOf(request))?.clone(),
        put: async (request: RequestInfo, response: Response) =>
          void store.set(addressOf(request), new Response(await response.arrayBuffer(), response)),
        keys: async () => [...store.keys()].map((url) => new Request(url)),
        delete: async (request: RequestInfo) => store.delete(addressOf(request)),
      };
    },
  });
});

const guide = () =>
  ({
    assetRoot: origin,
    apiRoot: `${origin}/api`,
    branch: { shortId: 5, basemapArchive: 'a.pmtiles' },
    engine: { count: async () => (isFilled ? { total: 3, isTiled } : null) },
  }) as unknown as KeepableGuide;
const save = () => saveOfflineMap(guide(), { onProgress: () => undefined, signal: new AbortController().signal });

test('saves a guide with all its places', async () => {
  isTiled = false;
  expect(await sizeOfMap(guide())).toEqual({ bytes: 5000 + 3 * 3500, hasPlaces: true });
  expect(await save()).toMatchObject({ places: 3 });
  expect(await readOfflineMap()).toMatchObject({ places: 3 });
  expect([...stores.values()].flatMap((store) => [...store.keys()]).filter((url) => /nanoid/.test(url))).toHaveLength(
    3,
  );
});

test('rejects a guide whose places are not loaded yet', async () => {
  isFilled = false;
  await expect(save()).rejects.toMatchObject({ name: 'KeepFault', kind: 'network' });
  isFilled = true;
  expect(await readOfflineMap()).toBeNull();
});

test('saves only the basemap if the branch has too many places', async () => {
  isTiled = true;
  expect(await sizeOfMap(guide())).toEqual({ bytes: 5000, hasPlaces: false });
  expect(await save()).toMatchObject({ places: null, bytes: 5000 });
  expect(requestedPaths.filter((path) => path.includes('/items/branchshortid/'))).toEqual([]);
});
