import { CacheExpiration } from 'workbox-expiration';
import { basemapChunkBytes, offlineCaches, type BasemapPart } from '@umkreis/contract/offline.ts';
import { savedRange } from './saved-basemap.ts';

/** Maximum number of cached tiles, about 20 kB each; the oldest are evicted. */
const MOST_PARTS = 4000;
/** Larger ranges are not tiles: a page that downloads the basemap stores them by itself, bytes. */
const LARGEST_PART = basemapChunkBytes - 1;

const expiration = new CacheExpiration(offlineCaches.basemapParts, { maxEntries: MOST_PARTS });
let untilExpired = 0;

const nameOf = (url: string, range: string) => `${url.split('?', 1)[0]}?bytes=${range}`;
const rangeOf = (request: Request) => /^bytes=(\d+-\d+)$/.exec(request.headers.get('range') ?? '')?.[1];

/**
 * A byte range of a basemap: from the whole archive if it is stored, from cached ranges, or from the network,
 * after which it is cached. An archive's name changes with its content.
 */
export async function respondWithBasemap(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const range = rangeOf(request);
  if (!range) return fetch(request);
  const saved = await savedRange(request, range);
  if (saved) return saved;
  const parts = await caches.open(offlineCaches.basemapParts);
  const name = nameOf(request.url, range);
  const part = await parts.match(name);
  if (part) return partial(part);
  const response = await fetch(request);
  if (response.status === 206) waitUntil(cachePart(name, response.clone()));
  return response;
}

/** Caches the ranges that a page read before the worker was active, preferably from the browser's HTTP cache. */
export async function cacheParts(seen: readonly BasemapPart[]): Promise<void> {
  const parts = await caches.open(offlineCaches.basemapParts);
  for (const { url, from, length } of seen) {
    const range = `${from}-${from + length - 1}`;
    const name = nameOf(url, range);
    if (await parts.match(name)) continue;
    const response = await fetch(url, { headers: { range: `bytes=${range}` }, cache: 'force-cache' });
    if (response.status === 206) await cachePart(name, response);
  }
}

/** The Cache API rejects partial responses: the range is stored as a complete one, with its bounds in the URL. */
async function cachePart(name: string, response: Response): Promise<void> {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > LARGEST_PART) return;
  const parts = await caches.open(offlineCaches.basemapParts);
  await parts.put(name, new Response(bytes, { headers: response.headers }));
  await expiration.updateTimestamp(name);
  if (untilExpired-- > 0) return;
  untilExpired = 100;
  await expiration.expireEntries();
}

const partial = async (part: Response) =>
  new Response(await part.arrayBuffer(), { status: 206, statusText: 'Partial Content', headers: part.headers });
