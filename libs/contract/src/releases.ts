/** The pointer file of the releases folder: which version of each surface is live. */
export const releasesFile = 'releases.json';

/** In a release's folder: paths of all files that its pages may ask for. */
export const fileListOfRelease = 'files.json';

/** What a version is made of, in its folder: bytes by path. */
export const releaseRecordFile = '.release.json';

/** For so long pages that are open find the files of what they started with, days. */
export const OPEN_PAGE_DAYS = 7;

/** Where the edge says which version of each surface a host gets; never cached. */
export const versionsPath = '/versions.json';

/** Where a page says that code of a release failed; see release-fault.ts. */
export const faultsPath = '/edge/faults';

/** Version by surface */
export type ReleaseVersions = Partial<Record<string, string>>;

export interface SurfacePointer {
  current: string;
  /** When it went live, UTC. */
  since?: string;
  /** Earlier versions to go back to, newest first. */
  previous: string[];
  /** Versions that were taken back, the last one first: they are kept, and no rollback leads to them. */
  undone?: string[];
  /**
   * When versions that nobody gets any more were live last, UTC: they are kept for the pages that are still open with
   * them.
   */
  left?: Record<string, string>;
  /** A version that only some branches get. */
  canary?: { version: string; branches: number[]; since?: string };
}

export type ReleasePointers = Partial<Record<string, SurfacePointer>>;

/** The version that a branch gets; the main site (null) never gets a canary. */
export function chosenVersion(pointer: SurfacePointer | undefined, branchShortId: number | null): string | undefined {
  const canary = pointer?.canary;
  return canary && branchShortId !== null && canary.branches.includes(branchShortId)
    ? canary.version
    : pointer?.current;
}

/** Every version that a surface's pointer names: the files of all of them are kept. */
export const namedVersions = (pointer: SurfacePointer | undefined): string[] =>
  pointer
    ? [
        ...new Set(
          [
            pointer.current,
            ...pointer.previous,
            ...(pointer.undone ?? []),
            pointer.canary?.version,
            ...Object.keys(pointer.left ?? {}),
          ].filter((version) => version !== undefined),
        ),
      ]
    : [];

/** Versions that somebody gets. */
const served = (pointer: SurfacePointer | undefined): string[] =>
  [pointer?.current, pointer?.canary?.version].filter((version) => version !== undefined);

/**
 * A pointer that notes what it takes from pages that are open, and forgets what nobody can have open any more.
 * @param now ms
 */
export function withLeft(before: SurfacePointer | undefined, after: SurfacePointer, now: number): SurfacePointer {
  const gone = served(before).map((version): [string, string] => [version, new Date(now).toISOString()]);
  const live = new Set(served(after));
  const left = [...Object.entries(before?.left ?? {}), ...gone].filter(
    ([version, at]) => !live.has(version) && now - Date.parse(at) < OPEN_PAGE_DAYS * 86_400_000,
  );
  const { left: _before, ...rest } = after;
  return left.length > 0 ? { ...rest, left: Object.fromEntries(left) } : rest;
}
