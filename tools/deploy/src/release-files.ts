import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SourceState } from '@umkreis/serving/source-state.ts';
import { releaseRecordFile } from '@umkreis/contract/releases.ts';

const compressible = /\.(js|mjs|css|json|html|svg)$/;
const PART = '.part-';

interface ReleaseRecord {
  /** Bytes by path */
  files: Record<string, number>;
  /** Hash of its sources, see source-fingerprint.ts */
  sources?: string;
  /** Semantic version, e.g. '1.2.0' */
  semver?: string;
  /** Commit of its sources; missing: unknown */
  commit?: string;
  /** Whether its sources differed from the commit */
  isDirty?: boolean;
}

/**
 * Copies a build into the releases folder, with compressed files and a file list. It is assembled in an
 * adjacent folder and renamed last, so that a version's folder is never incomplete.
 * @param target must not exist
 * @param quality Brotli level, 0–11
 * @throws Error if the build lacks a file that its index names, or changed while it was copied
 */
export async function publish(
  dist: string,
  target: string,
  { quality, sources, semver, source }: { quality: number; sources?: string; semver?: string; source?: SourceState },
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
      semver,
      ...source,
    });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** @throws Error that names what a release lacks; older releases without a file list only have to exist */
export async function requireWhole(release: string): Promise<void> {
  if (!(await stat(release).catch(() => null))) throw new Error(`The files of ${path.basename(release)} are missing.`);
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

/** Whether a release is complete. */
export const isWhole = (release: string): Promise<boolean> =>
  requireWhole(release).then(
    () => true,
    () => false,
  );

/** Hash of the sources of a release; undefined if it was not recorded. */
export const sourcesOf = async (release: string): Promise<string | undefined> => (await readRecord(release))?.sources;

/** Semantic version and commit of a release, as far as they were recorded; nothing if its files are missing. */
export async function buildOf(release: string): Promise<Pick<ReleaseRecord, 'semver' | 'commit' | 'isDirty'>> {
  const { semver, commit, isDirty } = (await readRecord(release)) ?? {};
  return { semver, commit, isDirty };
}

/** Records that other sources produce the same release. */
export async function noteSources(release: string, sources: string): Promise<void> {
  const record = await readRecord(release);
  if (record && record.sources !== sources) await writeRecord(release, { ...record, sources });
}

/** Removes every version except the retained ones, and leftovers of terminated deployments. */
export async function removeVersions(surfaceFolder: string, retained: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(surfaceFolder).catch(() => []))
    if (!retained.has(name)) await rm(path.join(surfaceFolder, name), { recursive: true, force: true });
}

/** Eight hexadecimal digits of a hash over the names and contents of a build's files. */
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

/** Detects a build that is still running: its manifest or page names missing files. */
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
