import {
  basemapChunkBytes,
  basemapChunkName,
  offlineCaches,
  savedPlacesPath,
  type SavedPlaces,
} from '@umkreis/contract/offline.ts';
import type { OfflineMap } from './offline-map.ts';

/** Whether everything that was saved is still on the device: browsers and cleaning programs may delete parts. */
export async function isComplete(map: OfflineMap): Promise<boolean> {
  return (await hasBasemap(map)) && (await hasPlaces(map)) && (await hasPictures(map));
}

async function hasBasemap({ basemap }: OfflineMap): Promise<boolean> {
  if (!basemap) return true;
  const saved = await savedNames(offlineCaches.basemaps);
  const chunks = Math.ceil(basemap.bytes / basemapChunkBytes);
  return (
    saved.has(basemap.url) ||
    Array.from({ length: chunks }, (_, index) => basemapChunkName(basemap.url, index)).every((name) => saved.has(name))
  );
}

async function hasPlaces({ places }: OfflineMap): Promise<boolean> {
  if (places === null) return true;
  const list = await (await caches.open(offlineCaches.places)).match(savedPlacesPath);
  if (!list) return false;
  const { batches } = (await list.json()) as SavedPlaces;
  const saved = await savedNames(offlineCaches.places);
  return batches.every(({ name }) => saved.has(name));
}

const hasPictures = async ({ pictures = 0 }: OfflineMap): Promise<boolean> =>
  (await savedNames(offlineCaches.savedPictures)).size >= pictures;

/** URLs of what a cache has. Reading the names takes less time than the responses. */
const savedNames = async (cache: string): Promise<Set<string>> =>
  new Set((await (await caches.open(cache)).keys()).map(({ url }) => url));
