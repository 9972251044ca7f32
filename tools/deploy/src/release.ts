import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Surface } from '@umkreis/contract/boot.ts';
import { releasesFile, type ReleasePointers, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { withPointerLock } from './pointer-lock.ts';

const KEPT = 5;
const compressible = /\.(js|mjs|css|json|html|svg)$/;

export interface Channel {
  branches: number[];
}

/** Brotli's levels: the smallest files, or files soon made. */
export const compression = { smallest: 11, quick: 8 };

/**
 * Puts a built surface into the releases folder and makes it live, for all or, as a canary, for some branches.
 * The files are complete before the pointer moves, and the pointer moves in one step.
 * @param dist the surface's build
 * @param quality Brotli's level, 0–11
 * @returns the version; `changed` is false when the live release is the same build
 */
export async function release(
  surface: Surface,
  dist: string,
  folder: string,
  canary?: Channel,
  quality = compression.smallest,
): Promise<{ version: string; changed: boolean }> {
  const hash = await hashOf(dist);
  const known = knownVersion((await readPointers(folder))[surface], hash);
  const version = known ?? `${new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)}-${hash}`;
  if (!known) await publish(dist, path.join(folder, surface, version), quality);
  return withPointerLock(folder, async () => {
    const pointers = await readPointers(folder);
    const before = pointers[surface];
    const live = canary ? before?.canary?.version : before?.current;
    if (live === version && (!canary || String(before?.canary?.branches) === String(canary.branches)))
      return { version, changed: false };
    const after: SurfacePointer = canary
      ? {
          current: before?.current ?? version,
          previous: before?.previous ?? [],
          canary: { version, branches: canary.branches },
        }
      : {
          current: version,
          previous: [before?.current, ...(before?.previous ?? [])]
            .filter((old): old is string => !!old && old !== version)
            .slice(0, KEPT),
        };
    await writePointers(folder, { ...pointers, [surface]: after });
    await removeForgotten(folder, surface, after);
    return { version, changed: true };
  });
}

const knownVersion = (pointer: SurfacePointer | undefined, hash: string) =>
  [pointer?.current, ...(pointer?.previous ?? []), pointer?.canary?.version].find((version) => version?.endsWith(hash));

/** Makes the previous version live again and ends a canary. @throws Error when there is none */
export function rollback(surface: Surface, folder: string): Promise<string> {
  return withPointerLock(folder, async () => {
    const pointers = await readPointers(folder);
    const before = pointers[surface];
    if (before?.canary) {
      await writePointers(folder, { ...pointers, [surface]: { current: before.current, previous: before.previous } });
      return before.current;
    }
    const [version, ...older] = before?.previous ?? [];
    if (!before || !version) throw new Error(`There is no earlier release of ${surface}.`);
    // The version rolled back stays at the end, so that it can be deployed again without a new upload.
    await writePointers(folder, { ...pointers, [surface]: { current: version, previous: [...older, before.current] } });
    return version;
  });
}

export async function readPointers(folder: string): Promise<ReleasePointers> {
  try {
    return JSON.parse(await readFile(path.join(folder, releasesFile), 'utf8')) as ReleasePointers;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function writePointers(folder: string, pointers: ReleasePointers): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${releasesFile}.${process.pid}`);
  await writeFile(temporary, JSON.stringify(pointers, null, 2));
  await rename(temporary, path.join(folder, releasesFile));
}

async function publish(dist: string, target: string, quality: number): Promise<void> {
  const temporary = `${target}.part`;
  await rm(temporary, { recursive: true, force: true });
  await cp(dist, temporary, { recursive: true, filter: (source) => !source.endsWith('.map') });
  await Promise.all(
    (await filesBelow(temporary))
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const bytes = await readFile(file);
        await writeFile(
          `${file}.br`,
          await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
      }),
  );
  await rm(target, { recursive: true, force: true });
  await rename(temporary, target);
}

async function removeForgotten(folder: string, surface: Surface, pointer: SurfacePointer): Promise<void> {
  const kept = new Set([pointer.current, ...pointer.previous, pointer.canary?.version]);
  for (const version of await readdir(path.join(folder, surface))) {
    if (!kept.has(version)) await rm(path.join(folder, surface, version), { recursive: true, force: true });
  }
}

async function hashOf(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(dist)).filter((name) => !name.endsWith('.map')).sort())
    hash.update(path.relative(dist, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
