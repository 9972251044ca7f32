import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import type { SurfacePointer } from '@umkreis/contract/releases.ts';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { PointerConflict } from '@umkreis/releases/bucket-pointer.ts';
import { stagingFolder } from '@umkreis/releases/release-folders.ts';
import { withLock } from '@umkreis/serving/file-lock.ts';
import type { SourceState } from '@umkreis/serving/source-state.ts';
import { folderStore } from './folder-store.ts';
import { hashOf, isWhole, noteSources, publish, requireWhole } from './release-files.ts';
import type { ReleaseStore } from './release-store.ts';

/** Number of retained earlier versions, and of retained rolled-back ones. */
const RETAINED = 5;

/** Brotli levels: smallest files, or fast compression. */
export const compression = { smallest: 11, quick: 8 };

interface Options {
  /** The branches that get it; omitted: all */
  canary?: { branches: number[] };
  /** Brotli level, 0–11 */
  quality?: number;
  /** Hash of the sources. */
  sources?: string;
  /** Semantic version that a new release records. */
  semver?: string;
  /** Commit that a new release records. */
  source?: SourceState;
  /**
   * Smoke-tests the version before it is live. @throws to prevent that
   * @param files the folder of its files until the version is moved to its place
   */
  tryIt?: (version: string, files: string) => Promise<void>;
  /** Where it becomes live; omitted: in the folder itself */
  store?: ReleaseStore;
}

export interface Released {
  version: string;
  /** False if the live release is the same build. */
  changed: boolean;
}

/**
 * Adds a built surface to the releases and makes it live, for all or, as a canary, for some branches. Its
 * files are assembled and tested in a staging folder, then moved to their place in store and folder; the
 * pointer changes last, atomically. A second release of the surface on this machine waits for this one, see
 * `withSurface`.
 * @param dist the surface's build
 * @param folder of the releases on this machine
 * @throws Error if it is incomplete or its smoke test fails, PointerConflict if another machine was faster;
 *   the live version stays live
 */
export async function release(
  surface: Surface,
  dist: string,
  folder: string,
  { canary, quality = compression.smallest, sources, semver, source, tryIt, store = folderStore(folder) }: Options = {},
): Promise<Released> {
  return withSurface(surface, folder, async () => {
    const hash = await hashOf(dist);
    const seen = await store.read(surface);
    const existing = await wholeVersion(surface, hash, { folder, store, before: seen.pointer });
    const version = existing ?? `${stamp()}-${hash}`;
    const isNew = existing === undefined;
    const place = path.join(folder, surface, version);
    const staged = path.join(stagingFolder(folder, surface), version);
    try {
      if (isNew) {
        await removeLeftOvers(stagingFolder(folder, surface));
        await publish(dist, staged, { quality, sources, semver, source });
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

/** A version with this content that the pointer names and that is complete in folder and store. */
async function wholeVersion(
  surface: Surface,
  hash: string,
  { folder, store, before }: { folder: string; store: ReleaseStore; before: SurfacePointer | undefined },
): Promise<string | undefined> {
  const existing = namedVersions(before).find((name) => name.endsWith(`-${hash}`));
  if (existing === undefined || !(await isWhole(path.join(folder, surface, existing)))) return undefined;
  return store.requireWhole(surface, existing).then(
    () => existing,
    () => undefined,
  );
}

/** Removes leftovers of killed deployments of the surface. */
async function removeLeftOvers(staging: string): Promise<void> {
  for (const name of await readdir(staging).catch(() => []))
    await rm(path.join(staging, name), { recursive: true, force: true });
}

/** UTC with milliseconds: later versions sort after earlier ones. */
const stamp = () =>
  new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-');

const nowUtc = () => new Date().toISOString();

const isLive = (pointer: SurfacePointer | undefined, version: string, canary?: { branches: number[] }) =>
  canary
    ? pointer?.canary?.version === version && String(pointer.canary.branches) === String(canary.branches)
    : pointer?.current === version && !pointer.canary;

function pointerTo(
  version: string,
  before: SurfacePointer | undefined,
  canary?: { branches: number[] },
): SurfacePointer {
  if (!canary) return withStable(version, before);
  // The first release of a surface is live for all: there is nothing else that other branches could get.
  return { ...(before ?? withStable(version, undefined)), canary: { version, ...canary, since: nowUtc() } };
}

/** The pointer after a version went live for all branches. */
export function withStable(version: string, before: SurfacePointer | undefined): SurfacePointer {
  const since = nowUtc();
  if (!before) return { current: version, since, previous: [] };
  if (before.current === version) return withoutCanary(before);
  const others = (versions: readonly string[]) => versions.filter((name) => name !== version).slice(0, RETAINED);
  return {
    current: version,
    since,
    previous: others([before.current, ...before.previous]),
    undone: others(before.undone ?? []),
  };
}

export const withoutCanary = ({ canary: _ended, ...pointer }: SurfacePointer): SurfacePointer => pointer;

/** How long a second deployment of a surface waits: build, smoke test and copying of the first. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Runs work with the surface's deployment lock. @throws Error after waiting ten minutes */
const withSurface = <T>(surface: Surface, folder: string, work: () => Promise<T>): Promise<T> =>
  withLock(
    path.join(folder, '.locks', surface),
    { what: `deployment of ${surface}`, waitMs: LONGEST_WAIT_MS, onWait: (message) => console.error(message) },
    work,
  );
