import type { ContestParticipant } from './contest.ts';
import type { Problem } from './problem.ts';

/** Where the edge serves the service worker of the live shell. */
export const serviceWorkerPath = '/service-worker.js';

/** Browser caches that the service worker serves from when offline. Filled by pages and worker. */
export const offlineCaches = {
  /** One page of each kind; everything it refers to is in the caches below. */
  pages: 'umkreis-pages',
  /** Files of releases; named by content. */
  releases: 'umkreis-releases',
  /** Fonts of other scripts that were needed; their names change with their content. */
  fonts: 'umkreis-fonts',
  /** Snapshots with their points and reference data; named by content. */
  data: 'umkreis-data',
  /** Last responses of public reads. */
  reads: 'umkreis-reads',
  /** Byte ranges of the basemap that were viewed; each by its address with `?bytes=from-to`. */
  basemapParts: 'umkreis-basemap-parts',
  /** Basemaps that a visitor chose to download, in chunks, with notes on the saved guide. */
  basemaps: 'umkreis-basemaps',
  /** Item data of the places of a downloaded map, in batches; `savedPlacesPath` names them. */
  places: 'umkreis-places',
  pictures: 'umkreis-pictures',
  /** Pictures of a downloaded map, in one size each; `savedPictureName` names them. */
  savedPictures: 'umkreis-saved-pictures',
  /** Contest entries that the server rejected after they were queued; each by its address with `?once=`. */
  rejectedEntries: 'umkreis-rejected-entries',
  /** Names of queued contest entries that their sender withdrew. */
  withdrawnEntries: 'umkreis-withdrawn-entries',
} as const;

/** Name of the performance marks by which a page reports the basemap bytes it read; `detail` is a BasemapPart. */
export const basemapPartMark = 'umkreis:basemap-part';

export interface BasemapPart {
  url: string;
  /** First byte. */
  from: number;
  /** Number of bytes. */
  length: number;
}

/** Size of the chunks in which a basemap is downloaded, bytes; the last one is smaller. */
export const basemapChunkBytes = 1024 * 1024;

/** Name of a chunk of a downloaded basemap in its cache. @param index from 0 */
export const basemapChunkName = (url: string, index: number): string => `${url}?chunk=${index}`;

/** Name of a saved picture in its cache, for all of its sizes. @param picture as of `pictureOfPath` */
export const savedPictureName = (picture: string): string => `/-/picture/${picture}`;

/** Name of the list of saved batches in the cache of places. */
export const savedPlacesPath = '/-/saved-places';

/** Which batch has which place of a downloaded map. */
export interface SavedPlaces {
  branchShortId: number;
  /** `name` in the cache of places; its content is a response of `GET /items/branchshortid/{branchShortId}` */
  batches: { name: string; nanoIds: string[] }[];
}

/** Messages from a page to its service worker. */
export type ToServiceWorker =
  /** What it read before the worker could intercept requests. */
  | { type: 'seen'; page: string; urls: string[]; parts: BasemapPart[] }
  /** The page is idle: missing files of its cached page are loaded again */
  | { type: 'repair'; page: string }
  /** The network is back: what waits may go */
  | { type: 'send' }
  /** Requests the queued contest entries; the response is a `WaitingEntry[]` through the message's port */
  | { type: 'waiting-entries' }
  /** Withdraws a queued contest entry; the response tells whether it was still queued */
  | { type: 'withdraw-entry'; once: string };

/**
 * Message from a service worker to its pages: contest entries were queued or sent, or the server rejected a queued one,
 * which is in its cache.
 */
export interface FromServiceWorker {
  type: 'entry-rejected' | 'entries-changed';
}

/** A contest entry that waits for a connection. */
export interface WaitingEntry {
  /** Its idempotency key */
  once: string;
  body: ContestParticipant;
  /** ms since 1970 */
  queuedAt: number;
}

/** A contest entry that the server rejected after it was queued. */
export interface RejectedEntry {
  body: ContestParticipant;
  /** HTTP status */
  status: number;
  errors: NonNullable<Problem['errors']>;
}

/** How long a queued request has been queued, s. */
export const waitedHeader = 'umkreis-waited';

/** Idempotency key: the request counts once, however often it arrives. */
export const onceHeader = 'umkreis-once';

/** Marks a cached page of which chunks that load later are not cached yet. */
export const partialPageHeader = 'x-umkreis-partial';

/** Marks a page that deliberately replaces the requested one, e.g. to state that a guide is unavailable. */
export const noticeHeader = 'umkreis-notice';

/** A browser's offer to install the page as an app. */
export interface InstallOffer {
  prompt(): Promise<unknown>;
}

const holder = globalThis as { umkreisInstallOffer?: InstallOffer | null };

/** The browser's install offer since the page was loaded; null: none. Shared by shell and remotes. */
export const installOffer = (): InstallOffer | null => holder.umkreisInstallOffer ?? null;

export function noteInstallOffer(offer: InstallOffer): void {
  holder.umkreisInstallOffer = offer;
}
