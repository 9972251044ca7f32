import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { namedVersions, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { withLock } from './ground/held-lock.ts';
import { movePointer, readPointers } from './ground/pointers.ts';
import { hashOf, isWhole, noteSources, publish, removeVersions, requireWhole } from './release-files.ts';

/** Earlier versions that are kept to go back to, and as many that were taken back. */
const KEPT = 5;

/** Brotli's levels: the smallest files, or files soon made. */
export const compression = { smallest: 11, quick: 8 };

interface Options {
  /** The branches that alone get it; not given: everybody. */
  canary?: { branches: number[] };
  /** Brotli's level, 0–11 */
  quality?: number;
  /** Hash of the sources it was built from. */
  sources?: string;
  /** Looks at the version while nobody gets it. @throws to keep it from going live */
  tryIt?: (version: string) => Promise<void>;
}

export interface Released {
  version: string;
  /** False when the live release is the same build. */
  changed: boolean;
}

/**
 * Puts a built surface into the releases folder and makes it live, for all or, as a canary, for some branches.
 * The files are complete and tried before the pointer moves, and the pointer moves in one step. A second release of the
 * surface waits until this one is done, see `withSurface`.
 * @param dist the surface's build
 * @throws Error when it is incomplete or its trial fails; what was live stays live
 */
export async function release(
  surface: Surface,
  dist: string,
  folder: string,
  { canary, quality = compression.smallest, sources, tryIt }: Options = {},
): Promise<Released> {
  return withSurface(surface, folder, async () => {
    const hash = await hashOf(dist);
    const before = (await readPointers(folder))[surface];
    const fileOf = (name: string) => path.join(folder, surface, name);
    const known = namedVersions(before).find((name) => name.endsWith(`-${hash}`));
    const isKept = known !== undefined && (await isWhole(fileOf(known)));
    const version = isKept ? known : `${stamp()}-${hash}`;
    if (!isKept) await publish(dist, fileOf(version), { quality, sources });
    try {
      await requireWhole(fileOf(version));
      if (!isLive(before, version, canary)) await tryIt?.(version);
    } catch (error) {
      if (!isKept) await rm(fileOf(version), { recursive: true, force: true });
      throw error;
    }
    if (isKept && sources) await noteSources(fileOf(version), sources);
    const moved = await movePointer(
      folder,
      surface,
      (now) => (isLive(now, version, canary) ? null : pointerTo(version, now, canary)),
      (pointer) => removeVersions(path.join(folder, surface), new Set(namedVersions(pointer))),
    );
    return { version, changed: moved !== null };
  });
}

/** UTC, to the millisecond: of two versions the later one is the greater name. */
const stamp = () =>
  new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-');

const isLive = (pointer: SurfacePointer | undefined, version: string, canary?: { branches: number[] }) =>
  canary
    ? pointer?.canary?.version === version && String(pointer.canary.branches) === String(canary.branches)
    : pointer?.current === version && !pointer.canary;

function pointerTo(
  version: string,
  before: SurfacePointer | undefined,
  canary?: { branches: number[] },
): SurfacePointer {
  const since = new Date().toISOString();
  if (!before)
    return { current: version, since, previous: [], ...(canary && { canary: { version, ...canary, since } }) };
  if (canary) return { ...before, canary: { version, branches: canary.branches, since } };
  if (before.current === version) return withoutCanary(before);
  const others = (versions: readonly string[]) => versions.filter((name) => name !== version).slice(0, KEPT);
  return {
    current: version,
    since,
    previous: others([before.current, ...before.previous]),
    undone: others(before.undone ?? []),
  };
}

export const withoutCanary = ({ canary: _ended, ...pointer }: SurfacePointer): SurfacePointer => pointer;

/** How long a second deployment of a surface waits for the first: a build, a trial and their files. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** What only one deployment of a surface may do at a time. @throws Error when another takes more than ten minutes */
export const withSurface = <T>(surface: Surface, folder: string, work: () => Promise<T>): Promise<T> =>
  withLock(
    path.join(folder, '.locks', surface),
    { what: `deployment of ${surface}`, waitMs: LONGEST_WAIT_MS, onWait: (words) => console.error(words) },
    work,
  );
