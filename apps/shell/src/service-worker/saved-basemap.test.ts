import { beforeEach, expect, it, vi } from 'vitest';
import { basemapChunkBytes, basemapChunkName } from '@umkreis/contract/offline.ts';

// Workbox expects the global scope of a worker.
vi.stubGlobal('self', globalThis);
const { savedRange } = await import('./saved-basemap.ts');

const url = 'https://guide.example/basemap/a.pmtiles';
const archive = Buffer.from(Array.from({ length: 2.5 * basemapChunkBytes }, (_, at) => (at >> 7) % 251));
const chunkOf = (index: number) => archive.subarray(index * basemapChunkBytes, (index + 1) * basemapChunkBytes);
const stored = new Map<string, Uint8Array<ArrayBuffer>>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (name: string) => (stored.has(name) ? new Response(stored.get(name)!) : undefined),
    }),
  });
});

const save = (...indexes: number[]) => {
  for (const index of indexes) stored.set(basemapChunkName(url, index), new Uint8Array(chunkOf(index)));
};
const read = async (from: number, to: number) => {
  const response = await savedRange(new Request(url, { headers: { range: `bytes=${from}-${to}` } }), `${from}-${to}`);
  return response && { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

it.each([
  ['in one chunk', 5000, 9000],
  ['across two chunks', basemapChunkBytes - 10, basemapChunkBytes + 10],
  ['across three chunks', 100, 2 * basemapChunkBytes + 50],
  ['at the end of the archive', archive.length - 20, archive.length - 1],
])('returns a range %s', async (_where, from, to) => {
  save(0, 1, 2);
  const range = await read(from, to);
  expect(range!.status).toBe(206);
  expect(range!.bytes.equals(archive.subarray(from, to + 1))).toBe(true);
});

it('returns the bytes that there are of a range beyond the end', async () => {
  save(0, 1, 2);
  const range = await read(archive.length - 20, archive.length + 1000);
  expect(range!.bytes.equals(archive.subarray(-20))).toBe(true);
});

it.each([
  ['its first chunk', [1, 2]],
  ['its last chunk', [0]],
  ['all chunks', []],
])('has no response if %s is missing', async (_which, indexes) => {
  save(...indexes);
  expect(await read(basemapChunkBytes - 10, basemapChunkBytes + 10)).toBeUndefined();
});
