import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { releasesFile, type ReleasePointers, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { withLeft } from './pointer-rules.ts';
import { withLock } from '@umkreis/serving/file-lock.ts';

/**
 * Lock timeout: a change of the pointers takes milliseconds; a copy of a bucket reads one small object
 * meanwhile.
 */
const LONGEST_WAIT_MS = 15_000;

/** @throws Error if the file exists and cannot be read */
export async function readPointers(folder: string): Promise<ReleasePointers> {
  try {
    return JSON.parse(await readFile(path.join(folder, releasesFile), 'utf8')) as ReleasePointers;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Runs work that may change the folder's pointers, exclusively among processes. */
export const withPointers = <T>(folder: string, work: () => Promise<T>): Promise<T> =>
  withLock(
    path.join(folder, '.locks/pointers'),
    { what: 'change of the live versions', waitMs: LONGEST_WAIT_MS },
    work,
  );

/**
 * Changes one surface's pointer atomically; surfaces may be deployed concurrently.
 * @param change receives the current pointer; null: nothing to write
 * @param after runs while the lock is held
 */
export function movePointer(
  folder: string,
  surface: Surface,
  change: (before: SurfacePointer | undefined) => SurfacePointer | null | Promise<SurfacePointer | null>,
  after?: (pointer: SurfacePointer) => Promise<void>,
): Promise<SurfacePointer | null> {
  return withPointers(folder, async () => {
    const pointers = await readPointers(folder);
    const wanted = await change(pointers[surface]);
    if (!wanted) return null;
    const moved = withLeft(pointers[surface], wanted, Date.now());
    await writePointers(folder, { ...pointers, [surface]: moved });
    await after?.(moved);
    return moved;
  });
}

/** Replaces the file atomically; requires `withPointers`. */
export async function writePointers(folder: string, pointers: ReleasePointers): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${releasesFile}.${process.pid}`);
  await writeFile(temporary, JSON.stringify(pointers, null, 2), { flush: true });
  await rename(temporary, path.join(folder, releasesFile));
}
