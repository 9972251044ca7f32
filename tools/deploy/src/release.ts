import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { namedVersions, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { PointerConflict } from '@umkreis/media/releases/bucket-pointer.ts';
import { stagingFolder } from '@umkreis/media/releases/release-folders.ts';
import { withLock } from '@umkreis/serving/held-lock.ts';
import { folderStore } from './folder-store.ts';
import { hashOf, isWhole, noteSources, publish, requireWhole } from './release-files.ts';
import type { ReleaseStore } from './release-store.ts';

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
  /**
   * Looks at the version while nobody gets it. @throws to keep it from going live
   * @param files the folder that has them until the version gets its place
   */
  tryIt?: (version: string, files: string) => Promise<void>;
  /** Where it becomes live; not given: in the folder itself */
  store?: ReleaseStore;
}

export interface Released {
  version: string;
  /** False when the live release is the same build. */
  changed: boolean;
}

/**
 * Puts a built surface into the releases and makes it live, for all or, as a canary, for some branches. Its files are
 * put together and tried in a staging folder, then they get their place, in the store and in the folder; then the
 * pointer moves, in one step and last of all. A second release of the surface on this machine waits until this one is
 * done, see `withSurface`.
 * @param dist the surface's build
 * @param folder of the releases on this machine
 * @throws Error when it is incomplete or its trial fails, PointerConflict when another machine was faster; what was
 *   live stays live
 */
export async function release(
  surface: Surface,
  dist: string,
  folder: string,
  { canary, quality = compression.smallest, sources, tryIt, store = folderStore(folder) }: Options = {},
): Promise<Released> {
  return withSurface(surface, folder, async () => {
    const hash = await hashOf(dist);
    const seen = await store.read(surface);
    const known = await wholeVersion(surface, hash, { folder, store, before: seen.pointer });
    const version = known ?? `${stamp()}-${hash}`;
    const isNew = known === undefined;
    const place = path.join(folder, surface, version);
    const staged = path.join(stagingFolder(folder, surface), version);
    try {
      if (isNew) {
        await removeLeftOvers(stagingFolder(folder, surface));
        await publish(dist, staged, { quality, sources });
        await requireWhole(staged);
      }
      if (!isLive(seen.pointer, version, canary)) await tryIt?.(version, isNew ? staged : place);
      if (isNew) await store.add(surface, version, staged);
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
    if (!isNew && sources) await noteSources(place, sources);
    const moved = await store
      .move(surface, seen, (now) => (isLive(now, version, canary) ? null : pointerTo(version, now, canary)))
      .catch(async (error: unknown) => {
        // Only then it is certain that no pointer names it.
        if (isNew && error instanceof PointerConflict) await store.discard(surface, version).catch(() => {});
        throw error;
      });
    if (moved)
      await store.tidy(surface, seen.pointer, moved).catch((error: Error) => {
        console.error(`${surface} ${version} is live, but older versions were not all removed: ${error.message}`);
      });
    return { version, changed: moved !== null };
  });
}

/** The version with this content that the pointer names and that is whole wherever it has to be. */
async function wholeVersion(
  surface: Surface,
  hash: string,
  { folder, store, before }: { folder: string; store: ReleaseStore; before: SurfacePointer | undefined },
): Promise<string | undefined> {
  const known = namedVersions(before).find((name) => name.endsWith(`-${hash}`));
  if (known === undefined || !(await isWhole(path.join(folder, surface, known)))) return undefined;
  return store.requireWhole(surface, known).then(
    () => known,
    () => undefined,
  );
}

/** What deployments of the surface left that were killed. */
async function removeLeftOvers(staging: string): Promise<void> {
  for (const name of await readdir(staging).catch(() => []))
    await rm(path.join(staging, name), { recursive: true, force: true });
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
