import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Health } from '@umkreis/contract/health.ts';
import { pointsFileOf } from '@umkreis/contract/points-file.ts';
import { referenceFileOf } from '@umkreis/contract/reference-file.ts';
import type { ContentState } from '../content/content-state.ts';
import { keep } from '../http/kept-file.ts';

/** Grows when the document's shape changes, so that old files are made again. */
const FORMAT = 1;
/** More items than this come as vector tiles and from the search. */
export const LARGEST_DOCUMENT = 20_000;

/** What is kept of a branch's snapshot. */
export interface Built {
  version: string;
  fileName: string;
  etag: string;
  total: number;
  bytes: number;
  builtAt: string;
  /**
   * Version of the branch's reference data, and of all reference data it was cut from; none in what older releases
   * built
   */
  reference?: string;
  allReference?: string;
  /** The places lie beside it as points of the map; left out where they come as tiles, and by older releases */
  hasPoints?: boolean;
}

interface State {
  format: number;
  snapshots: Record<string, Built>;
}

interface Place {
  dataDir: string;
  env: string;
}

/** The file that names what was built; one for each environment on a data folder. */
export const builtFile = ({ dataDir, env }: Place): string => path.join(dataDir, `snapshots-${env}.json`);

/** @returns nothing before the first one, and of what an older release built in another shape */
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

export const keepBuilt = (place: Place, built: ReadonlyMap<number, Built>): Promise<void> =>
  keep(builtFile(place), JSON.stringify({ format: FORMAT, snapshots: Object.fromEntries(built) } satisfies State));

/** The files that lie beside a snapshot. */
export const besideOf = ({ fileName, total }: Built): string[] => [
  referenceFileOf(fileName),
  ...(total > LARGEST_DOCUMENT ? [] : [pointsFileOf(fileName)]),
];

/** Owners whose items a branch's snapshot holds. */
export const shownOwners = (content: ContentState, shortId: number): number[] =>
  (content.branches.get(shortId)?.owners ?? []).filter((owner) => content.isActive(owner));

/** What a snapshot that is made now would be of. */
export const versionToBuild = (content: ContentState, shortId: number): string =>
  `${content.versionOf(shortId)}|${shownOwners(content, shortId).join(',')}`;

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
