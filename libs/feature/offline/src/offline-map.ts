import { apiUrl } from '@umkreis/api-client/api-url.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { offlineCaches } from '@umkreis/contract/offline.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { fetchOk, OfflineMapError } from './offline-map-error.ts';
import { deleteOtherBasemaps, lengthOfBasemap, saveBasemap } from './save-basemap.ts';
import { picturesOf, saveGuidePictures } from './save-pictures.ts';
import { savePlaces, sizeOfPlaces } from './save-places.ts';
import { finish, readUnfinishedMap, startOrContinue } from './unfinished-map.ts';

/** A guide saved on the device. */
export interface OfflineMap {
  /** When it was saved, ISO instant */
  date: string;
  /** Its size, bytes */
  bytes: number;
  /** Number of saved places; null: too many to save, they need the network */
  places: number | null;
  /** Number of saved pictures; missing: saved without */
  pictures?: number;
  /** Name of the branch's snapshot when it was saved; null: it had none; missing: saved by an earlier release */
  snapshot?: string | null;
  /** Its basemap; missing: it has none, or was saved by an earlier release */
  basemap?: { url: string; bytes: number };
}

/** What saving a guide would take. */
export interface MapSize {
  /** Estimated size, bytes */
  bytes: number;
  /** False for a branch with too many places to save */
  hasPlaces: boolean;
  /** Size of its pictures in addition, bytes; 0: it has none */
  pictureBytes: number;
}

/** A guide that can be saved. */
export type GuideToSave = Pick<Boot, 'assetRoot' | 'apiRoot'> & {
  branch: Branch;
  /** Counts the places. */
  engine: Pick<GuideEngine, 'count'>;
};

export interface SavingOptions {
  withPictures: boolean;
  onProgress(bytes: number): void;
  signal: AbortSignal;
}

/** Stored in the cache of the basemaps, so that both are deleted together. Earlier releases read this name. */
const NOTE = '/-/kept-map';
/** Factor for overhead while files are written and for the browser's own data */
const STORAGE_FACTOR = 1.3;

const basemapUrl = ({ branch, assetRoot }: GuideToSave): string | null =>
  branch.basemapArchive && new URL(`${assetRoot}/basemap/${branch.basemapArchive}`, location.href).href;

/** The saved guide of this host; null: none */
export async function readOfflineMap(): Promise<OfflineMap | null> {
  const note = await (await caches.open(offlineCaches.basemaps)).match(NOTE);
  return note ? ((await note.json()) as OfflineMap) : null;
}

/** @throws OfflineMapError */
export async function sizeOfMap(guide: GuideToSave): Promise<MapSize> {
  const url = basemapUrl(guide);
  const count = await guide.engine.count();
  if (!count) throw new OfflineMapError('network');
  const { total, isTiled } = count;
  const places = isTiled ? 0 : await sizeOfPlaces(guide, guide.branch.shortId, total);
  // Without its places a guide has nothing that shows pictures.
  const pictureBytes = isTiled ? 0 : await sizeOfPictures(guide);
  return { bytes: (url ? await lengthOfBasemap(url) : 0) + places, hasPlaces: !isTiled, pictureBytes };
}

/** 0 if the server does not report it. */
const sizeOfPictures = (guide: GuideToSave): Promise<number> =>
  picturesOf(guide, guide.branch.shortId).then(
    ({ bytes }) => bytes,
    () => 0,
  );

/**
 * Saves the basemap and the places of a guide, and its pictures if requested, if the device has enough storage. Files
 * that can't be updated keep their previous version. An interrupted download continues where it stopped.
 * @param withPictures false deletes those that were saved before
 * @param onProgress called with the number of bytes saved so far
 * @throws OfflineMapError; AbortError of the signal, or if another tab deletes the guide meanwhile
 */
export async function saveOfflineMap(
  guide: GuideToSave,
  { withPictures, onProgress, signal }: SavingOptions,
): Promise<OfflineMap> {
  const url = basemapUrl(guide);
  const before = await readOfflineMap();
  const size = await sizeOfMap(guide);
  if (!(await readUnfinishedMap())) await requireStorage(size.bytes + (withPictures ? size.pictureBytes : 0));
  await navigator.storage.persist?.();
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    onProgress(bytes);
  };
  try {
    const snapshot = await currentSnapshot(guide);
    const run = await startOrContinue(snapshot);
    const basemap = url && { url, bytes: await saveBasemap(url, count, signal) };
    const branch = { branchShortId: guide.branch.shortId, run };
    const places = size.hasPlaces ? await savePlaces(guide, branch, count, signal) : null;
    for (const address of relatedUrls(guide)) count(await sizeOfRead(address, signal));
    const hasPictures = withPictures && size.pictureBytes > 0;
    if (!hasPictures) await caches.delete(offlineCaches.savedPictures);
    const pictures = hasPictures && (await saveGuidePictures(guide, guide.branch.shortId, count, signal));
    const date = new Date().toISOString();
    const offlineMap: OfflineMap = { date, bytes, places, snapshot };
    if (pictures) offlineMap.pictures = pictures;
    if (basemap) offlineMap.basemap = basemap;
    if (before && !(await readOfflineMap())) throw await deletedMeanwhile();
    await (await caches.open(offlineCaches.basemaps)).put(NOTE, Response.json(offlineMap));
    await finish();
    if (url) await deleteOtherBasemaps(url);
    return offlineMap;
  } catch (error) {
    if (isAbort(error)) throw error;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    // An unfinished download that can't be finished would only take up storage.
    if (isFull && !(await readOfflineMap())) await forgetMap();
    throw error instanceof OfflineMapError ? error : new OfflineMapError(isFull ? 'room' : 'network', error);
  }
}

/** Deletes what was saved on request; caches of visited pages stay. */
export async function forgetMap(): Promise<void> {
  const { basemaps, places, savedPictures } = offlineCaches;
  await Promise.all([basemaps, places, savedPictures].map((name) => caches.delete(name)));
}

/** An update of a guide that was deleted meanwhile must not restore it. */
async function deletedMeanwhile(): Promise<DOMException> {
  await forgetMap();
  return new DOMException('The saved guide was deleted', 'AbortError');
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function currentSnapshot(guide: GuideToSave): Promise<string | null> {
  const files = (await (await fetchOk(apiUrl(guide, 'GET /branches/basemap-files/'))).json()) as Record<string, string>;
  return files[guide.branch.shortId] ?? null;
}

/** URLs a guide requests when something is opened; the service worker caches the responses. */
const relatedUrls = (guide: GuideToSave): string[] => {
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

/** Reads a URL. @returns size of the response, bytes; 0 if the server has none */
async function sizeOfRead(address: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(address, { signal });
  return response.ok ? (await response.blob()).size : 0;
}

async function requireStorage(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota !== undefined && quota - usage < bytes * STORAGE_FACTOR) throw new OfflineMapError('room');
}
