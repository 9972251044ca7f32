import { createPartialResponse } from 'workbox-range-requests';
import { basemapChunkBytes, basemapChunkName, offlineCaches } from '@umkreis/contract/offline.ts';

/**
 * A range of a downloaded basemap; undefined: not or not completely downloaded.
 * @param range first and last byte, as in `0-127`
 */
export async function savedRange(request: Request, range: string): Promise<Response | undefined> {
  const saved = await caches.open(offlineCaches.basemaps);
  // Earlier releases saved it as one file.
  const whole = await saved.match(request.url);
  if (whole) return createPartialResponse(request, whole);
  const [from, to] = range.split('-').map(Number) as [number, number];
  const first = Math.floor(from / basemapChunkBytes);
  const chunks: Blob[] = [];
  for (let index = first; index <= Math.floor(to / basemapChunkBytes); index++) {
    const chunk = await saved.match(basemapChunkName(request.url, index));
    // Readers may request more than there is: the bytes after the last chunk.
    if (!chunk) break;
    chunks.push(await chunk.blob());
  }
  const start = from - first * basemapChunkBytes;
  const bytes = new Blob(chunks).slice(start, start + to - from + 1);
  const isLastShort = chunks.length > 0 && chunks.at(-1)!.size < basemapChunkBytes;
  if (bytes.size === 0 || (bytes.size < to - from + 1 && !isLastShort)) return undefined;
  const headers = { 'Content-Range': `bytes ${from}-${from + bytes.size - 1}/*`, 'Content-Length': String(bytes.size) };
  return new Response(bytes, { status: 206, statusText: 'Partial Content', headers });
}
