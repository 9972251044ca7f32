import { basemapChunkBytes, basemapChunkName, offlineCaches } from '@umkreis/contract/offline.ts';
import { fetchOk, OfflineMapError } from './offline-map-error.ts';

/** Size of a basemap, bytes. */
export const lengthOfBasemap = async (url: string): Promise<number> =>
  Number((await fetchOk(url, { method: 'HEAD' })).headers.get('content-length') ?? 0);

/**
 * Saves a basemap in chunks. An interrupted download continues with the first missing chunk; the name of an archive
 * changes with its content.
 * @param count called with the number of bytes of each chunk, also of those that are already saved
 * @returns its size, bytes
 */
export async function saveBasemap(url: string, count: (bytes: number) => void, signal: AbortSignal): Promise<number> {
  const cache = await caches.open(offlineCaches.basemaps);
  const length = await lengthOfBasemap(url);
  if (await cache.match(url)) {
    count(length);
    return length;
  }
  for (let from = 0; from < length; from += basemapChunkBytes) {
    const name = basemapChunkName(url, from / basemapChunkBytes);
    const to = Math.min(from + basemapChunkBytes, length);
    if (!(await cache.match(name))) {
      const response = await fetchOk(url, { headers: { range: `bytes=${from}-${to - 1}` }, cache: 'no-store', signal });
      const bytes = await response.arrayBuffer();
      if (bytes.byteLength !== to - from) throw new OfflineMapError('network', `${url} has no bytes ${from}-${to}`);
      await cache.put(name, new Response(bytes, { headers: { 'Content-Type': 'application/octet-stream' } }));
    }
    count(to - from);
  }
  return length;
}

/** Deletes the saved basemaps but one, and the ranges that were viewed, which it contains. */
export async function deleteOtherBasemaps(url: string): Promise<void> {
  const cache = await caches.open(offlineCaches.basemaps);
  for (const { url: saved } of await cache.keys())
    if (saved.includes('.pmtiles') && !saved.startsWith(url)) await cache.delete(saved);
  await caches.delete(offlineCaches.basemapParts);
}
