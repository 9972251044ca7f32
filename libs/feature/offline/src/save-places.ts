import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { offlineCaches, savedPlacesPath, type SavedPlaces } from '@umkreis/contract/offline.ts';
import { fetchOk } from './offline-map-error.ts';

type Batch = ResponseOf<'GET /items/branchshortid/{branchShortId}'>;
type ApiRoot = Pick<Boot, 'apiRoot'>;

const batchAddress = (context: ApiRoot, branchShortId: number, afterNanoId: string | null): URL =>
  new URL(
    apiUrl(context, 'GET /items/branchshortid/{branchShortId}', { path: { branchShortId }, query: { afterNanoId } }),
    location.href,
  );

/** Estimated size of the places of a branch by its first ones, bytes. @param total number of places */
export async function sizeOfPlaces(context: ApiRoot, branchShortId: number, total: number): Promise<number> {
  const text = await (await fetchOk(batchAddress(context, branchShortId, null).href)).text();
  const { length } = (JSON.parse(text) as Batch).items;
  return length > 0 ? Math.round((new Blob([text]).size / length) * total) : 0;
}

/**
 * Saves all places of a branch in batches, a few dozen places each. They replace those saved before when all of them
 * are saved.
 * @param run identifies the download: an interrupted one continues with the first missing batch
 * @param count called with the number of bytes of each batch, also of those that are already saved
 * @returns number of places
 */
export async function savePlaces(
  context: ApiRoot,
  { branchShortId, run }: { branchShortId: number; run: string },
  count: (bytes: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const cache = await caches.open(offlineCaches.places);
  const batches: SavedPlaces['batches'] = [];
  let after: string | null = null;
  do {
    const address = batchAddress(context, branchShortId, after);
    const name = new URL(address);
    name.searchParams.set('run', run);
    const saved = await cache.match(name.href);
    const text = await (saved ?? (await fetchOk(address.href, { signal }))).text();
    if (!saved) await cache.put(name.href, new Response(text, { headers: { 'Content-Type': 'application/json' } }));
    const { items, nextAfter } = JSON.parse(text) as Batch;
    batches.push({ name: name.href, nanoIds: items.map(({ nanoId }) => nanoId) });
    count(new Blob([text]).size);
    after = nextAfter;
  } while (after !== null);
  const places: SavedPlaces = { branchShortId, batches };
  await cache.put(savedPlacesPath, Response.json(places));
  const names = new Set([...batches.map(({ name }) => name), new URL(savedPlacesPath, location.href).href]);
  for (const { url } of await cache.keys()) if (!names.has(url)) await cache.delete(url);
  return batches.reduce((sum, { nanoIds }) => sum + nanoIds.length, 0);
}

/** All places that are saved on this device. */
export async function* savedPlaces(): AsyncGenerator<Item> {
  const cache = await caches.open(offlineCaches.places);
  const places = (await (await cache.match(savedPlacesPath))?.json()) as SavedPlaces | undefined;
  for (const { name } of places?.batches ?? [])
    yield* ((await (await cache.match(name))?.json()) as Batch | undefined)?.items ?? [];
}
