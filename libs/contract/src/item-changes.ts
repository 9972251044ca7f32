import type { BasemapItem } from './item.ts';

/**
 * What changed in a branch between its last snapshots and the current one, so that whoever has one of them needs only
 * the changed items. Reference data, time zones and holidays of all these snapshots are the same.
 */
export interface ItemChanges {
  /** Version and number of items of the current snapshot. */
  version: string;
  total: number;
  /** Earlier snapshots, the newest first. */
  steps: readonly ChangeStep[];
  /** The changed items as they are now; deleted ones are missing. */
  items: readonly BasemapItem[];
}

export interface ChangeStep {
  /** File name of the snapshot. */
  from: string;
  /** IDs of the items that are different in the snapshot after it. */
  ids: readonly string[];
}

/** Name of the file with the changes up to a snapshot, below /json/; servers of older releases have none. */
export const itemChangesOf = (basemapFileName: string): string => basemapFileName.replace('basemap-items-', 'changes-');
