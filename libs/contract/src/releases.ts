/** The pointer file of the releases folder: which version of each surface is live. */
export const releasesFile = 'releases.json';

/** Where the edge says which version of each surface a host gets; never cached. */
export const versionsPath = '/versions.json';

/** Version by surface */
export type ReleaseVersions = Partial<Record<string, string>>;

export interface SurfacePointer {
  current: string;
  /** Earlier versions, newest first, for rollback. */
  previous: string[];
  /** A version that only some branches get. */
  canary?: { version: string; branches: number[] };
}

export type ReleasePointers = Partial<Record<string, SurfacePointer>>;

/** The version that a branch gets; the main site (null) never gets a canary. */
export function chosenVersion(pointer: SurfacePointer | undefined, branchShortId: number | null): string | undefined {
  const canary = pointer?.canary;
  return canary && branchShortId !== null && canary.branches.includes(branchShortId)
    ? canary.version
    : pointer?.current;
}
