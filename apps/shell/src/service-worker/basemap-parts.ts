import { CacheExpiration } from 'workbox-expiration';
import { createPartialResponse } from 'workbox-range-requests';
import { keptCaches, type BasemapPart } from '@umkreis/contract/offline.ts';

/** Tiles that were seen stay until so many others were; of about 20 kB each. */
const MOST_PARTS = 4000;
/** More at once is no tile, B. */
const LARGEST_PART = 4 * 1024 * 1024;

const expiration = new CacheExpiration(keptCaches.basemapParts, { maxEntries: MOST_PARTS });
let untilExpired = 0;

const nameOf = (url: string, range: string) => `${url.split('?', 1)[0]}?bytes=${range}`;
const rangeOf = (request: Request) => /^bytes=(\d+-\d+)$/.exec(request.headers.get('range') ?? '')?.[1];

/**
 * Bytes of a basemap: of the whole archive where a visitor keeps it, else those that were read before, else from the
 * network, which are kept. An archive's name changes with its content.
 */
export async function answerBasemap(request: Request, keeps: (work: Promise<unknown>) => void): Promise<Response> {
  const range = rangeOf(request);
  if (!range) return fetch(request);
  const whole = await (await caches.open(keptCaches.basemaps)).match(request.url);
  if (whole) return createPartialResponse(request, whole);
  const parts = await caches.open(keptCaches.basemapParts);
  const name = nameOf(request.url, range);
  const part = await parts.match(name);
  if (part) return partial(part);
  const response = await fetch(request);
  if (response.status === 206) keeps(keepPart(name, response.clone()));
  return response;
}

/** Keeps what a page read before the worker could see it; from the browser's own cache where it is there. */
export async function keepParts(seen: readonly BasemapPart[]): Promise<void> {
  const parts = await caches.open(keptCaches.basemapParts);
  for (const { url, from, length } of seen) {
    const range = `${from}-${from + length - 1}`;
    const name = nameOf(url, range);
    if (await parts.match(name)) continue;
    const response = await fetch(url, { headers: { range: `bytes=${range}` }, cache: 'force-cache' });
    if (response.status === 206) await keepPart(name, response);
  }
}

/** A cache takes no partial answers: it is kept as a whole one, with its range beside it. */
async function keepPart(name: string, response: Response): Promise<void> {
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > LARGEST_PART) return;
  const parts = await caches.open(keptCaches.basemapParts);
  await parts.put(name, new Response(bytes, { headers: response.headers }));
  await expiration.updateTimestamp(name);
  if (untilExpired-- > 0) return;
  untilExpired = 100;
  await expiration.expireEntries();
}

const partial = async (part: Response) =>
  new Response(await part.arrayBuffer(), { status: 206, statusText: 'Partial Content', headers: part.headers });
