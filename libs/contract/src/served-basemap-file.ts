import { servedPlacesArchive, snapshotOfArchive } from './places-archive.ts';
import type { Boot } from './boot.ts';

/** Name of the branch's newest snapshot below /json/ in the page's boot data; null: there is none. */
export function servedBasemapFile({ branch, env, main }: Pick<Boot, 'branch' | 'env' | 'main'>): string | null {
  if (!branch) return main.basemapFileName;
  return env === 'production' ? branch.basemapItemJsonFileNameProduction : branch.basemapItemJsonFileNameDevelopment;
}

/**
 * Name of the snapshot that a page loads first: that of the last archive of places, as newer ones may have no archive
 * yet. The changes lead from it to the newest one.
 */
export function firstBasemapFile(boot: Pick<Boot, 'branch' | 'env' | 'main'>): string | null {
  const archive = servedPlacesArchive(boot);
  return archive ? snapshotOfArchive(archive) : servedBasemapFile(boot);
}

/** Creation time of a snapshot from its name; null: the name has none. */
export function dateOfSnapshot(fileName: string | null): Date | null {
  const timestamp = /-(\d{13})\.json$/.exec(fileName ?? '')?.[1];
  return timestamp ? new Date(Number(timestamp)) : null;
}
