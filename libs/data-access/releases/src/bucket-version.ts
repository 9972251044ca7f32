import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Surface } from '@umkreis/contract/boot.ts';
import { releaseRecordFile, semverPattern } from '@umkreis/contract/releases.ts';
import { incomingFolder } from './release-folders.ts';
import type { BucketObject, ReleaseBucket } from './release-bucket.ts';

/** Files of a version that are transferred concurrently. */
const AT_ONCE = 8;
/** Maximum number of keys in a message. */
const NAMED_KEYS = 3;

const versionPrefix = (surface: Surface, version: string) => `${surface}/${version}/`;

/** Paths come from the bucket and become files, so none may leave the version's folder. */
const filePath = z
  .string()
  .refine((name) => name !== '' && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
  .refine((name) => !name.includes('\\') && !name.includes('\0'));
const releaseRecord = z.object({
  files: z.record(filePath, z.int().nonnegative()),
  semver: z.string().regex(semverPattern).optional().catch(undefined),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional()
    .catch(undefined),
  isDirty: z.boolean().optional().catch(undefined),
});
type ReleaseRecord = z.infer<typeof releaseRecord>;

/** The bucket lacks files of a version. */
export class IncompleteVersion extends Error {
  /** Keys that are missing or have a different size. */
  readonly missing: readonly string[];
  constructor(surface: Surface, version: string, missing: readonly string[], what = 'missing or cut') {
    const named = missing.slice(0, NAMED_KEYS).join(', ');
    const more = missing.length > NAMED_KEYS ? ` and ${missing.length - NAMED_KEYS} more` : '';
    super(`${surface} ${version} is incomplete in the bucket: ${named}${more} ${what}`);
    this.missing = missing;
  }
}

/**
 * The list of a version's files, if all of them are in the bucket with the right size.
 * @param objects of the version, if they are already listed
 * @throws IncompleteVersion that names what is missing; the bucket's error
 */
export async function wholeRecord(
  bucket: ReleaseBucket,
  surface: Surface,
  version: string,
  objects?: readonly BucketObject[],
): Promise<ReleaseRecord & { text: Buffer }> {
  const prefix = versionPrefix(surface, version);
  const record = await bucket.read(prefix + releaseRecordFile);
  if (!record) throw new IncompleteVersion(surface, version, [prefix + releaseRecordFile]);
  const read = parseRecord(record.content.toString());
  if (!read) throw new IncompleteVersion(surface, version, [prefix + releaseRecordFile], 'is no list of files');
  const sizes = new Map((objects ?? (await bucket.list(prefix))).map(({ key, bytes }) => [key, bytes]));
  const missing = Object.entries(read.files).flatMap(([name, bytes]) =>
    sizes.get(prefix + name) === bytes ? [] : [prefix + name],
  );
  if (missing.length) throw new IncompleteVersion(surface, version, missing);
  return { text: record.content, ...read };
}

function parseRecord(text: string): ReleaseRecord | undefined {
  try {
    return releaseRecord.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Copies a version from its folder into the bucket; the list of its files comes last. */
export async function uploadVersion(
  bucket: ReleaseBucket,
  surface: Surface,
  version: string,
  folder: string,
): Promise<void> {
  const record = await readFile(path.join(folder, releaseRecordFile));
  const prefix = versionPrefix(surface, version);
  await someAtOnce(Object.keys(releaseRecord.parse(JSON.parse(record.toString())).files), async (name) =>
    bucket.write(prefix + name, await readFile(path.join(folder, name))),
  );
  await bucket.write(prefix + releaseRecordFile, record);
}

/**
 * Copies a version into the releases folder atomically. An existing one stays unchanged.
 * @throws IncompleteVersion that names what the bucket lacks, before anything is copied; the bucket's error
 */
export async function downloadVersion(
  bucket: ReleaseBucket,
  surface: Surface,
  version: string,
  folder: string,
): Promise<void> {
  const target = path.join(folder, surface, version);
  if (await isThere(target)) return;
  const { text, files } = await wholeRecord(bucket, surface, version);
  const prefix = versionPrefix(surface, version);
  const temporary = path.join(incomingFolder(folder, surface), `${version}-${process.pid}`);
  try {
    await someAtOnce(Object.entries(files), async ([name, bytes]) => {
      const object = await bucket.read(prefix + name);
      if (object?.content.length !== bytes) throw new IncompleteVersion(surface, version, [prefix + name]);
      await mkdir(path.dirname(path.join(temporary, name)), { recursive: true });
      await writeFile(path.join(temporary, name), object.content);
    });
    await mkdir(path.join(folder, surface), { recursive: true });
    await writeFile(path.join(temporary, releaseRecordFile), text);
    await rename(temporary, target).catch(async (error: unknown) => {
      // Another process was faster.
      if (!(await isThere(target))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Removes a version from the bucket. The list of its files is deleted first, so that a partial version never
 * counts as complete.
 */
export async function removeVersion(
  bucket: ReleaseBucket,
  surface: Surface,
  version: string,
  objects?: readonly BucketObject[],
): Promise<void> {
  const prefix = versionPrefix(surface, version);
  await bucket.delete(prefix + releaseRecordFile);
  const keys = (objects ?? (await bucket.list(prefix))).map(({ key }) => key);
  await someAtOnce(keys, (key) => bucket.delete(key));
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** @throws the first error, after all running work has ended */
async function someAtOnce<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const remaining = [...things];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    try {
      for (let one = remaining.shift(); one !== undefined; one = remaining.shift()) await work(one);
    } finally {
      // Skips the remaining work after an error.
      remaining.length = 0;
    }
  });
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
