import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import type { BucketProblem } from '@umkreis/object-storage/bucket-problem.ts';
import type { ReleasePointers, SurfacePointer } from '@umkreis/contract/releases.ts';
import { namedVersions } from './pointer-rules.ts';
import { readPointer, type SeenPointer } from './bucket-pointer.ts';
import { downloadVersion, IncompleteVersion } from './bucket-version.ts';
import { readPointers, withPointers, writePointers } from './local-pointers.ts';
import { BucketUnavailable, type ReleaseBucket } from './release-bucket.ts';
import { servedPointer } from './served-pointer.ts';

/** A part of a surface's releases that the folder cannot get from the bucket. */
export interface ReleaseProblem {
  surface: Surface;
  /** What it affects: the live version, a canary, an earlier version, or the pointer itself */
  of: 'live' | 'canary' | 'earlier' | 'pointer';
  /** The version that the pointer names; undefined if the pointer cannot be read */
  version?: string | undefined;
  /** Keys that are missing in the bucket, or truncated */
  missing: readonly string[];
  /** One sentence without full stop */
  reason: string;
  /** The bucket did not respond or returned an error, which may be temporary. */
  isUnavailable: boolean;
  /** Why it is unavailable */
  ofBucket?: BucketProblem | undefined;
  /** The version that is served instead of the live one; undefined: none */
  served?: string | undefined;
}

export interface Pulled {
  /** The folder's pointers changed. */
  changed: boolean;
  problems: ReleaseProblem[];
  /** false: the bucket has no pointer of the surface */
  isReleased?: boolean;
}

interface Copy {
  bucket: ReleaseBucket;
  /** The releases folder, used by edges and deployments */
  folder: string;
}

/**
 * Updates the folder from the bucket, each surface separately: a problem of one does not affect the others.
 * Versions are copied atomically. If the live one is incomplete in the bucket, the newest complete earlier one
 * is served. Surfaces that were never released into the bucket stay unchanged.
 * @returns what the folder could not get; never rejects because of the bucket
 */
export async function pullReleases(copy: Copy): Promise<Pulled> {
  const pulled = await Promise.all(surfaces.map((surface) => pullSurface(copy, surface)));
  return { changed: pulled.some(({ changed }) => changed), problems: pulled.flatMap(({ problems }) => problems) };
}

/** Like `pullReleases`, for one surface. */
export async function pullSurface(copy: Copy, surface: Surface): Promise<Pulled> {
  let seen: SeenPointer;
  try {
    seen = await readPointer(copy.bucket, surface);
  } catch (error) {
    return { changed: false, problems: [await withServed(copy, problemOf(error, surface, 'pointer'))] };
  }
  const { pointer } = seen;
  if (!pointer) return { changed: false, problems: [], isReleased: false };
  try {
    return await pullNamed(copy, surface, seen, pointer);
  } catch (error) {
    return { changed: false, problems: [await withServed(copy, problemOf(error, surface, 'live', pointer.current))] };
  }
}

async function pullNamed(copy: Copy, surface: Surface, seen: SeenPointer, pointer: SurfacePointer): Promise<Pulled> {
  const problems: ReleaseProblem[] = [];
  const bring = async (version: string, of: ReleaseProblem['of']): Promise<boolean> => {
    try {
      await downloadVersion(copy.bucket, surface, version, copy.folder);
      return true;
    } catch (error) {
      problems.push(problemOf(error, surface, of, version));
      return false;
    }
  };
  const isLive = await bring(pointer.current, 'live');
  if (pointer.canary && pointer.canary.version !== pointer.current) await bring(pointer.canary.version, 'canary');
  // If the bucket merely did not respond, it is read again before an older version replaces a newer one.
  if (!isLive && problems.every(({ isUnavailable }) => !isUnavailable))
    for (const version of pointer.previous) if (await bring(version, 'earlier')) break;
  const changed = await adopt(copy, surface, seen, pointer);
  const attempted = new Set(problems.map(({ version }) => version));
  for (const version of namedVersions(pointer)) if (!attempted.has(version)) await bring(version, 'earlier');
  return { changed, problems: await Promise.all(problems.map((problem) => withServed(copy, problem))) };
}

/**
 * Makes the available versions of a pointer live in the folder, unless the bucket's pointer has changed
 * meanwhile.
 */
async function adopt(
  { bucket, folder }: Copy,
  surface: Surface,
  seen: SeenPointer,
  pointer: SurfacePointer,
): Promise<boolean> {
  const there = new Set(await readdir(path.join(folder, surface)).catch(() => []));
  const wanted = (before: ReleasePointers) =>
    servedPointer(pointer, (version) => there.has(version), before[surface]?.current);
  const isSame = (before: ReleasePointers) => JSON.stringify(before[surface]) === JSON.stringify(wanted(before));
  if (isSame(await pointersOrNone(folder))) return false;
  return withPointers(folder, async () => {
    const before = await pointersOrNone(folder);
    const served = wanted(before);
    // A deployment from this folder may have written the bucket since it was read.
    const isNow = (await readPointer(bucket, surface)).etag === seen.etag;
    if (!served || !isNow || isSame(before)) return false;
    await writePointers(folder, { ...before, [surface]: served });
    const retained = new Set([...namedVersions(pointer), ...namedVersions(served)]);
    for (const version of namedVersions(before[surface]))
      if (!retained.has(version)) await rm(path.join(folder, surface, version), { recursive: true, force: true });
    return true;
  });
}

/** The bucket is authoritative: an unreadable local file is rewritten. */
const pointersOrNone = (folder: string): Promise<ReleasePointers> =>
  readPointers(folder).catch((error: unknown) => {
    if (error instanceof SyntaxError) return {};
    throw error;
  });

function problemOf(error: unknown, surface: Surface, of: ReleaseProblem['of'], version?: string): ReleaseProblem {
  const reason = error instanceof Error ? error.message : String(error);
  const missing = error instanceof IncompleteVersion ? error.missing : [];
  const ofBucket = error instanceof BucketUnavailable ? error.problem : undefined;
  return { surface, of, version, missing, reason, isUnavailable: ofBucket !== undefined, ofBucket };
}

/** Adds the version that the folder serves instead. */
async function withServed({ folder }: Copy, problem: ReleaseProblem): Promise<ReleaseProblem> {
  if (problem.of !== 'live' && problem.of !== 'pointer') return problem;
  const current = (await pointersOrNone(folder).catch((): ReleasePointers => ({})))[problem.surface]?.current;
  const isThere = current !== undefined && (await stat(path.join(folder, problem.surface, current)).catch(() => null));
  return { ...problem, served: isThere ? current : undefined };
}

/** A sentence about a problem and what visitors get. */
export function problemText({ surface, of, reason, served, version }: ReleaseProblem): string {
  if (of === 'earlier') return `${reason}; no rollback leads to it.`;
  if (of === 'canary') return `${reason}; its branches get what all get.`;
  if (served === undefined) return `${reason}; nothing of ${surface} can be served.`;
  return served === version ? `${reason}; ${served} is served from the copy.` : `${reason}; ${served} is served.`;
}
