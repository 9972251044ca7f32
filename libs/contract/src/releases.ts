/** The pointer file of the releases folder: which version of each surface is live. */
export const releasesFile = 'releases.json';

/** In a release's folder: paths of all files that its pages may ask for. */
export const fileListOfRelease = 'files.json';

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
    ? [pointer.current, ...pointer.previous, ...(pointer.undone ?? []), pointer.canary?.version].filter(
        (version) => version !== undefined,
      )
    : [];
