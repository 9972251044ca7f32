import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Health } from '@umkreis/contract/health.ts';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import type { ContentState } from '../content-state.ts';
import { writeAtomically } from '@umkreis/serving/atomic-file.ts';

/** Increase this when the document's structure changes, so that old files are rebuilt. */
const FORMAT = 2;
/** Branches with more items are served as vector tiles and by search. */
export const LARGEST_DOCUMENT = 20_000;

/** Stored state of a branch's snapshot. */
export interface Built {
  version: string;
  fileName: string;
  etag: string;
  total: number;
  bytes: number;
  builtAt: string;
  /**
   * Version of the branch's reference data, and of all reference data it was cut from; missing in snapshots of
   * older releases.
   */
  reference?: string;
  allReference?: string;
  /**
   * The last snapshot with an archive of its places; the changes lead from it to this one. Missing if the API serves
   * the places as tiles, and in snapshots of older releases.
   */
  archived?: string;
}

interface State {
  format: number;
  snapshots: Record<string, Built>;
}

interface Place {
  dataDir: string;
  env: string;
}

/** The file that lists the built snapshots; one per environment in a data folder. */
export const builtFile = ({ dataDir, env }: Place): string => path.join(dataDir, `snapshots-${env}.json`);

/** @returns an empty map if there is none, or if an older release built it in another format */
export async function readBuilt(place: Place): Promise<Map<number, Built>> {
  try {
    const state = JSON.parse(await readFile(builtFile(place), 'utf8')) as State;
    if (state.format === FORMAT)
      return new Map(Object.entries(state.snapshots).map(([shortId, built]) => [Number(shortId), built]));
  } catch {
    /* the first start */
  }
  return new Map();
}

export const storeBuilt = (place: Place, built: ReadonlyMap<number, Built>): Promise<void> =>
  writeAtomically(
    builtFile(place),
    JSON.stringify({ format: FORMAT, snapshots: Object.fromEntries(built) } satisfies State),
  );

/** The files that belong to a snapshot, with those of the last archive. */
export function companionFilesOf({ fileName, archived }: Built): string[] {
  return [
    referenceFileOf(fileName),
    ...(archived ? [archived, referenceFileOf(archived), placesArchiveOf(archived)] : []),
  ];
}

/** Whether the places of a snapshot can be drawn without the changes since an earlier one. */
export const isWhole = ({ fileName, total, archived }: Built): boolean =>
  total > LARGEST_DOCUMENT || archived === fileName;

/** Name of the last archive of places; null: there is none. */
export const lastArchiveOf = (built: Built | undefined): string | null =>
  built?.archived ? placesArchiveOf(built.archived) : null;

/** Owners whose items are in a branch's snapshot. */
export const includedOwners = (content: ContentState, shortId: number): number[] =>
  (content.branches.get(shortId)?.owners ?? []).filter((owner) => content.isActive(owner));

/** Version of a snapshot that would be built now. */
export const versionToBuild = (content: ContentState, shortId: number): string =>
  `${content.versionOf(shortId)}|${includedOwners(content, shortId).join(',')}`;

/** How often the content of a branch changed between two of its snapshots; NaN if one of them is missing. */
export const editsBetween = (before: Built | undefined, after: Built | undefined): number =>
  Number.parseInt(after?.version ?? '', 10) - Number.parseInt(before?.version ?? '', 10);

export const snapshotHealth = (
  shortId: number,
  built: Built | undefined,
  { isStale, error }: { isStale: boolean; error: string | null },
): Health['snapshots'][number] => ({
  branchShortId: shortId || null,
  fileName: built?.fileName ?? null,
  items: built?.total ?? null,
  bytes: built?.bytes ?? null,
  builtAt: built?.builtAt ?? null,
  isStale,
  error,
});
