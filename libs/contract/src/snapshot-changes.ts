import type { BasemapFiles } from './item.ts';

/**
 * Server-sent events of the edge: the first one at once, another after each new snapshot of the page's branch. Data:
 * `SnapshotChange` as JSON.
 */
export const snapshotChangesPath = '/snapshot-changes';

/** The current snapshot of the page's branch; '0' is the main site. */
export type SnapshotChange = BasemapFiles;
