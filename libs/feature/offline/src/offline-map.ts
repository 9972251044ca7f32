import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { offlineCaches } from '@umkreis/contract/offline.ts';
import type { GuideEngine } from '@umkreis/guide-core/engine/guide-engine.ts';

/** A guide saved on the device. */
export interface OfflineMap {
  /** When it was saved, ISO instant */
  date: string;
  /** Its size, bytes */
  bytes: number;
  /** Number of saved places; null: too many to save, they need the network */
  places: number | null;
}

/** What saving a guide would take. */
export interface MapSize {
  /** Estimated size, bytes */
  bytes: number;
  /** False for a branch with too many places to save */
  hasPlaces: boolean;
}

/** Why a map can't be saved: a request failed, or the device has not enough storage. */
export class OfflineMapError extends Error {
  override readonly name = 'KeepFault';
  readonly kind: 'network' | 'room';

  constructor(kind: 'network' | 'room', cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

export type KeepableGuide = Pick<Boot, 'assetRoot' | 'apiRoot'> & {
  branch: Branch;
  /** Counts the places. */
  engine: Pick<GuideEngine, 'count'>;
};

/** Stored in the cache of the basemaps, so that both are deleted together. */
const NOTE = '/-/kept-map';
/** Approximate size of a place's data, bytes */
const PLACE_BYTES = 3500;
/** Factor for overhead while files are written and for the browser's own data */
const STORAGE_FACTOR = 1.3;

const basemapUrl = ({ branch, assetRoot }: KeepableGuide): string | null =>
  branch.basemapArchive && new URL(`${assetRoot}/basemap/${branch.basemapArchive}`, location.href).href;

/** The saved guide of this host; null: none */
export async function readOfflineMap(): Promise<OfflineMap | null> {
  const note = await (await caches.open(offlineCaches.basemaps)).match(NOTE);
  return note ? ((await note.json()) as OfflineMap) : null;
}

/** @throws OfflineMapError */
export async function sizeOfMap(guide: KeepableGuide): Promise<MapSize> {
  const url = basemapUrl(guide);
  const count = await guide.engine.count();
  if (!count) throw new OfflineMapError('network');
  const { total, isTiled } = count;
  return { bytes: (url ? await lengthOf(url) : 0) + (isTiled ? 0 : total * PLACE_BYTES), hasPlaces: !isTiled };
}

/**
 * Saves the basemap and the places of a guide if the device has enough storage. Files that can't be updated keep
 * their previous version.
 * @param onProgress called with the number of bytes saved so far
 * @throws OfflineMapError; AbortError of the signal
 */
export async function saveOfflineMap(
  guide: KeepableGuide,
  { onProgress, signal }: { onProgress(bytes: number): void; signal: AbortSignal },
): Promise<OfflineMap> {
  const url = basemapUrl(guide);
  const size = await sizeOfMap(guide);
  await requireStorage(size.bytes);
  await navigator.storage.persist?.();
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    onProgress(bytes);
  };
  try {
    if (url) await saveBasemap(url, count, signal);
    const places = size.hasPlaces ? await savePlaces(guide, count, signal) : null;
    await Promise.all(relatedUrls(guide).map((address) => fetch(address, { signal })));
    const offlineMap: OfflineMap = { date: new Date().toISOString(), bytes, places };
    await (await caches.open(offlineCaches.basemaps)).put(NOTE, Response.json(offlineMap));
    return offlineMap;
  } catch (error) {
    if (signal.aborted) throw error;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw error instanceof OfflineMapError ? error : new OfflineMapError(isFull ? 'room' : 'network', error);
  }
}

/** Deletes what was saved on request; caches of visited pages stay. */
export async function forgetMap(): Promise<void> {
  await Promise.all([caches.delete(offlineCaches.basemaps), caches.delete(offlineCaches.places)]);
}

/** URLs a guide requests when something is opened; the service worker caches the responses. */
const relatedUrls = (guide: KeepableGuide): string[] => {
  const path = { branchShortId: guide.branch.shortId };
  return [
    apiUrl(guide, 'GET /events/branchshortid/{branchShortId}', { path }),
    apiUrl(guide, 'GET /streets/branchshortid/{branchShortId}', { path }),
    apiUrl(guide, 'GET /buildings/branchshortid/{branchShortId}', { path }),
    apiUrl(guide, 'GET /lists/'),
    apiUrl(guide, 'GET /contests/'),
    apiUrl(guide, 'GET /featured/'),
    apiUrl(guide, 'GET /items/details/keys/'),
  ];
};

async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new OfflineMapError('network', `${url} answered ${response.status}`);
  return response;
}

const lengthOf = async (url: string) =>
  Number((await fetchOk(url, { method: 'HEAD' })).headers.get('content-length') ?? 0);

async function requireStorage(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota !== undefined && quota - usage < bytes * STORAGE_FACTOR) throw new OfflineMapError('room');
}

async function saveBasemap(url: string, count: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(offlineCaches.basemaps);
  const there = await cache.match(url);
  if (there) count(Number(there.headers.get('content-length') ?? 0));
  else {
    const response = await fetchOk(url, { signal, cache: 'no-store' });
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    await cache.put(url, new Response(response.body!.pipeThrough(counted), { headers: response.headers }));
  }
  for (const old of await cache.keys()) if (old.url !== url && !old.url.endsWith(NOTE)) await cache.delete(old);
}

type Part = ResponseOf<'GET /items/branchshortid/{branchShortId}'>;

async function savePlaces(guide: KeepableGuide, count: (bytes: number) => void, signal: AbortSignal): Promise<number> {
  const cache = await caches.open(offlineCaches.places);
  const { shortId } = guide.branch;
  const path = { branchShortId: shortId };
  const savedUrls = new Set<string>();
  let after: string | null = null;
  do {
    const next = apiUrl(guide, 'GET /items/branchshortid/{branchShortId}', { path, query: { afterNanoId: after } });
    const part = (await (await fetchOk(next, { signal })).json()) as Part;
    for (const item of part.items) {
      const body = JSON.stringify(item);
      const input = { path: { nanoId: item.nanoId }, query: { branch: shortId } };
      const url = new URL(apiUrl(guide, 'GET /items/nanoid/{nanoId}', input), location.href).href;
      await cache.put(url, new Response(body, { headers: { 'Content-Type': 'application/json' } }));
      savedUrls.add(url);
      count(body.length);
    }
    after = part.nextAfter;
  } while (after !== null);
  for (const old of await cache.keys()) if (!savedUrls.has(old.url)) await cache.delete(old);
  return savedUrls.size;
}
