import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releaseRecordFile } from '@umkreis/contract/releases.ts';

const compressible = /\.(js|mjs|css|json|html|svg)$/;
const PART = '.part-';

interface ReleaseRecord {
  /** Bytes by path */
  files: Record<string, number>;
  /** Hash of the sources it was built from, as of source-fingerprint.ts */
  sources?: string;
}

/**
 * Copies a build to its place in the releases folder, with compressed files and a list of all. Until the last step it
 * lies beside, so that a version's folder is never incomplete.
 * @param target must not be there
 * @param quality Brotli's level, 0–11
 * @throws Error when the build lacks a file that its own index names, or changed while it was copied
 */
export async function publish(
  dist: string,
  target: string,
  { quality, sources }: { quality: number; sources?: string },
): Promise<void> {
  const temporary = path.join(path.dirname(target), `${PART}${randomUUID()}`);
  try {
    const hash = await hashOf(dist);
    await cp(dist, temporary, { recursive: true, filter: (source) => source === dist || isPublished(source) });
    if ((await hashOf(temporary)) !== hash)
      throw new Error(`${dist} changed while it was copied: another build of it is under way.`);
    await requireIndexed(temporary);
    await Promise.all(
      (await filesBelow(temporary))
        .filter((file) => compressible.test(file))
        .map(async (name) => {
          const file = path.join(temporary, name);
          const bytes = await readFile(file);
          await writeFile(
            `${file}.br`,
            await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          );
          await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
        }),
    );
    const names = await filesBelow(temporary);
    const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(temporary, name))).size));
    await writeRecord(temporary, {
      files: Object.fromEntries(names.map((name, index) => [name, sizes[index]!])),
      sources,
    });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** @throws Error that names what a release lacks; one from before there were lists has to be there, no more */
export async function requireWhole(release: string): Promise<void> {
  if (!(await stat(release).catch(() => null))) throw new Error(`The files of ${path.basename(release)} are gone.`);
  const record = await readRecord(release);
  if (!record) return;
  const missing: string[] = [];
  for (const [name, bytes] of Object.entries(record.files)) {
    const found = await stat(path.join(release, name)).catch(() => null);
    if (found?.size !== bytes) missing.push(name);
  }
  if (missing.length)
    throw new Error(
      `${path.basename(release)} is incomplete: ${missing.length} of ${Object.keys(record.files).length} files are missing or cut, the first is ${missing[0]}.`,
    );
}

/** Whether a release could be served wholly. */
export const isWhole = (release: string): Promise<boolean> =>
  requireWhole(release).then(
    () => true,
    () => false,
  );

/** The sources that a release was built from; undefined when nobody noted them. */
export const sourcesOf = async (release: string): Promise<string | undefined> => (await readRecord(release))?.sources;

/** Notes that other sources make the same release. */
export async function noteSources(release: string, sources: string): Promise<void> {
  const record = await readRecord(release);
  if (record && record.sources !== sources) await writeRecord(release, { ...record, sources });
}

/** Removes every version but the kept ones, and what deployments that died left. */
export async function removeVersions(surfaceFolder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(surfaceFolder).catch(() => []))
    if (!kept.has(name)) await rm(path.join(surfaceFolder, name), { recursive: true, force: true });
}

/** Eight hexadecimal digits over the names and bytes of what a build publishes. */
export async function hashOf(dist: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(dist)).sort()) hash.update(file).update(await readFile(path.join(dist, file)));
  return hash.digest('hex').slice(0, 8);
}

async function readRecord(release: string): Promise<ReleaseRecord | undefined> {
  try {
    return JSON.parse(await readFile(path.join(release, releaseRecordFile), 'utf8')) as ReleaseRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeRecord(release: string, record: ReleaseRecord): Promise<void> {
  const temporary = path.join(release, `${releaseRecordFile}.${randomUUID()}`);
  await mkdir(release, { recursive: true });
  await writeFile(temporary, JSON.stringify(record), { flush: true });
  await rename(temporary, path.join(release, releaseRecordFile));
}

interface Manifest {
  metaData?: { remoteEntry?: { name: string; path: string } };
  exposes?: { assets: Assets }[];
  shared?: { assets: Assets }[];
}
interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** A build that was caught half-way lacks files that its own manifest or page names. */
async function requireIndexed(dist: string): Promise<void> {
  const text = (name: string) => readFile(path.join(dist, name), 'utf8').catch(() => '');
  const { metaData, exposes = [], shared = [] } = JSON.parse((await text('mf-manifest.json')) || '{}') as Manifest;
  const page = await text('index.html');
  const named = [
    ...(metaData?.remoteEntry?.name ? [metaData.remoteEntry.path + metaData.remoteEntry.name] : []),
    ...[...exposes, ...shared].flatMap(({ assets: { js, css } }) => [
      ...js.sync,
      ...js.async,
      ...css.sync,
      ...css.async,
    ]),
    ...Array.from(page.matchAll(/(?:src|href)="%SHELL%\/([^"]+)"/g), ([, name]) => name!),
  ];
  const files = new Set(await filesBelow(dist));
  const missing = named.filter((name) => !files.has(name));
  if (missing.length) throw new Error(`The build is incomplete: ${[...new Set(missing)].join(', ')} is missing.`);
}

const isPublished = (file: string) => {
  const name = path.basename(file);
  return !name.startsWith('.') && !name.endsWith('.map');
};

/** Paths within the folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isPublished(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
