import type { Item } from '@umkreis/contract/item.ts';
import { offlineCaches, savedPlacesPath, type SavedPlaces } from '@umkreis/contract/offline.ts';

const readOfPlace = /\/items\/nanoid\/([^/]+)$/;

/** The response to a read of a place, from a guide that is saved on this device; undefined: not saved. */
export async function savedPlace(url: string): Promise<Response | undefined> {
  const cache = await caches.open(offlineCaches.places);
  // Earlier releases saved each place by itself.
  const own = await cache.match(url);
  if (own) return own;
  const { pathname, searchParams } = new URL(url);
  const nanoId = readOfPlace.exec(pathname)?.[1];
  const saved = nanoId && ((await (await cache.match(savedPlacesPath))?.json()) as SavedPlaces | undefined);
  if (!saved || searchParams.get('branch') !== String(saved.branchShortId)) return undefined;
  const batch = saved.batches.find(({ nanoIds }) => nanoIds.includes(nanoId));
  const { items } = ((batch && (await (await cache.match(batch.name))?.json())) ?? { items: [] }) as { items: Item[] };
  const item = items.find((one) => one.nanoId === nanoId);
  return item && Response.json(item);
}
