import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import {
  namedVersions,
  releaseRecordFile,
  releasesFile,
  type ReleasePointers,
  type SurfacePointer,
} from '@umkreis/contract/releases.ts';
import type { MediaStore } from './media-store.ts';

/** Files of a release that are moved at once. */
const AT_ONCE = 8;
/** Each surface has a pointer of its own, so that surfaces are released at once without a word to each other. */
const pointerName = (surface: Surface) => `pointers/${surface}.json`;
const fileName = (surface: Surface, version: string, file: string) => `${surface}/${version}/${file}`;

interface Bucket {
  store: MediaStore;
  /** The releases folder beside it, which edges and deployments work on */
  folder: string;
}

/**
 * Puts a surface's releases of the folder into the bucket: files first, then the pointer, which makes them live at all
 * edges; then what the pointer named before and no longer names is removed.
 */
export async function pushSurface({ store, folder }: Bucket, surface: Surface, pointer: SurfacePointer): Promise<void> {
  const before = await readPointer(store, surface);
  const there = new Set(namedVersions(before));
  for (const version of namedVersions(pointer)) {
    const files = await filesOf(path.join(folder, surface, version));
    if (there.has(version) || !files) continue;
    await inTurns([...files, releaseRecordFile], async (file) =>
      store.put(
        fileName(surface, version, file),
        await readFile(path.join(folder, surface, version, file)),
        'application/octet-stream',
      ),
    );
  }
  await store.put(pointerName(surface), Buffer.from(JSON.stringify(pointer)), 'application/json');
  const kept = new Set(namedVersions(pointer));
  for (const version of there) if (!kept.has(version)) await removeVersion(store, surface, version);
}

/**
 * Brings the folder to what the bucket says: the files of every version that is live or kept, then the pointers. A
 * version is there whole or not at all, and no pointer names one that is not there. Surfaces that were never released
 * into the bucket stay as they are.
 * @returns whether anything has changed
 * @throws the store's error; the folder says what it said before
 */
export async function pullReleases({ store, folder }: Bucket): Promise<boolean> {
  const found = await Promise.all(
    surfaces.map(async (surface) => [surface, await readPointer(store, surface)] as const),
  );
  const file = path.join(folder, releasesFile);
  const known = await readFile(file, 'utf8').catch(() => '{}');
  const before = JSON.parse(known) as ReleasePointers;
  const inBucket = Object.fromEntries(found.flatMap(([surface, one]) => (one ? [[surface, one]] : [])));
  const text = JSON.stringify({ ...before, ...inBucket }, null, 2);
  if (known === text) return false;
  for (const [surface, pointer] of found)
    for (const version of namedVersions(pointer)) await pullVersion({ store, folder }, surface, version);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}.new`, text, { flush: true });
  await rename(`${file}.${process.pid}.new`, file);
  for (const [surface, pointer] of found) {
    const kept = new Set(namedVersions(pointer));
    for (const version of pointer ? namedVersions(before[surface]) : [])
      if (!kept.has(version)) await rm(path.join(folder, surface, version), { recursive: true, force: true });
  }
  return true;
}

/** An earlier version that the bucket has lost is left out: nobody gets it before it is made live, which is checked. */
async function pullVersion({ store, folder }: Bucket, surface: Surface, version: string): Promise<void> {
  const target = path.join(folder, surface, version);
  if (await stat(target).catch(() => null)) return;
  if (!(await store.exists(fileName(surface, version, releaseRecordFile)))) return;
  const record = await store.read(fileName(surface, version, releaseRecordFile));
  const temporary = path.join(folder, surface, `.part-${version}-${process.pid}`);
  try {
    const { files } = JSON.parse(record.toString()) as { files: Record<string, number> };
    await inTurns(Object.entries(files), async ([name, bytes]) => {
      const content = await store.read(fileName(surface, version, name));
      if (content.length !== bytes) throw new Error(`${surface}/${version}/${name} is cut in the bucket.`);
      await mkdir(path.dirname(path.join(temporary, name)), { recursive: true });
      await writeFile(path.join(temporary, name), content);
    });
    await writeFile(path.join(temporary, releaseRecordFile), record);
    await rename(temporary, target).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await stat(target).catch(() => null))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function removeVersion(store: MediaStore, surface: Surface, version: string): Promise<void> {
  const name = fileName(surface, version, releaseRecordFile);
  if (!(await store.exists(name))) return;
  const { files } = JSON.parse((await store.read(name)).toString()) as { files: Record<string, number> };
  await inTurns(Object.keys(files), (file) => store.delete(fileName(surface, version, file)));
  await store.delete(name);
}

async function readPointer(store: MediaStore, surface: Surface): Promise<SurfacePointer | undefined> {
  if (!(await store.exists(pointerName(surface)))) return undefined;
  return JSON.parse((await store.read(pointerName(surface))).toString()) as ReleasePointers[string];
}

/** @returns undefined for a version whose files are gone, or which is from before there were lists */
async function filesOf(release: string): Promise<string[] | undefined> {
  const text = await readFile(path.join(release, releaseRecordFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Object.keys((JSON.parse(text) as { files: Record<string, number> }).files);
}

async function inTurns<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const rest = [...things];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
    }),
  );
}
