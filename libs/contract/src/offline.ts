import type { ContestParticipant } from './contest.ts';
import type { Problem } from './problem.ts';

/** Where the edge serves the service worker of the live shell. */
export const serviceWorkerPath = '/service-worker.js';

/** Caches of a browser that the service worker answers from when there is no network. Page and worker fill them. */
export const keptCaches = {
  /** One page of each kind, with all that it names in the caches below */
  pages: 'umkreis-pages',
  /** Files of releases; named by content */
  releases: 'umkreis-releases',
  /** Snapshots with their points and reference data; named by content */
  data: 'umkreis-data',
  /** The last answers of public reads */
  reads: 'umkreis-reads',
  /** Parts of the basemap that were seen; each under its address with `?bytes=from-to` */
  basemapParts: 'umkreis-basemap-parts',
  /** Whole basemaps that a visitor asked to keep */
  basemaps: 'umkreis-basemaps',
  /** What is told of each place of a kept map, under the address of its read */
  places: 'umkreis-places',
  pictures: 'umkreis-pictures',
  /** Contest entries that the server rejected after they had been queued; each under its address with `?once=` */
  rejectedEntries: 'umkreis-rejected-entries',
} as const;

/** Name of the marks by which a page notes which bytes of a basemap it read; `detail` is a BasemapPart. */
export const basemapPartMark = 'umkreis:basemap-part';

export interface BasemapPart {
  url: string;
  /** First byte */
  from: number;
  /** Bytes */
  length: number;
}

/** What a page tells its service worker. */
export type ToServiceWorker =
  /** What it read before the worker could see it */
  | { type: 'seen'; page: string; urls: string[]; parts: BasemapPart[] }
  /** The network is back: what waits may go */
  | { type: 'send' };

/** What a service worker sends to its pages: the server rejected a queued contest entry, which is in its cache. */
export interface FromServiceWorker {
  type: 'entry-rejected';
}

/** A contest entry that the server rejected after it had been queued. */
export interface RejectedEntry {
  body: ContestParticipant;
  /** HTTP status */
  status: number;
  errors: NonNullable<Problem['errors']>;
}

/** Of something that waited: how long, s. */
export const waitedHeader = 'umkreis-waited';

/** Names something that is sent, so that it counts once, however often it arrives. */
export const onceHeader = 'umkreis-once';

/** Of a page that says something on purpose instead of what was asked for, e.g. that a guide is not available. */
export const noticeHeader = 'umkreis-notice';

/** A browser's offer to install the page as an app. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const holder = globalThis as { umkreisInstallOffer?: InstallOffer | null };

/** The offer that the browser made since the page began; null: none. Shell and remotes share it. */
export const installOffer = (): InstallOffer | null => holder.umkreisInstallOffer ?? null;

export function noteInstallOffer(offer: InstallOffer): void {
  holder.umkreisInstallOffer = offer;
}
