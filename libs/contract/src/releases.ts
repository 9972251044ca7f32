/** The pointer file of the releases folder: the live version of each surface. */
export const releasesFile = 'releases.json';

/** In a release's folder: paths of all files that its pages may request. */
export const fileListOfRelease = 'files.json';

/** Contents of a version, in its folder: bytes by path, and its semantic version. */
export const releaseRecordFile = '.release.json';

/** Semantic version with at most a short pre-release or build part: '1.2.0', '1.2.0+3f2a9c10'. */
export const semverPattern = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,40})?$/;

/** Where the edge reports which version of each surface a host gets; never cached. */
export const versionsPath = '/versions.json';

/** Where pages report that code of a release failed; see surface-error.ts. */
export const errorsPath = '/edge/faults';

/** Version by surface. */
export type ReleaseVersions = Partial<Record<string, string>>;

export interface SurfacePointer {
  current: string;
  /** When it went live, UTC. */
  since?: string;
  /** Earlier versions for a rollback, newest first. */
  previous: string[];
  /** Versions that were rolled back, the last one first: they are kept, and never the target of a rollback. */
  undone?: string[];
  /** When versions that are no longer served were last live, UTC: they are kept for open pages. */
  left?: Record<string, string>;
  /** A version that only some branches get. */
  canary?: { version: string; branches: number[]; since?: string };
}

export type ReleasePointers = Partial<Record<string, SurfacePointer>>;
