import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { surfaces } from '@umkreis/contract/boot.ts';
import { namedVersions } from './pointer-rules.ts';
import { readPointer } from './bucket-pointer.ts';
import { removeVersion } from './bucket-version.ts';
import { readPointers } from './local-pointers.ts';
import type { BucketObject, ReleaseBucket } from './release-bucket.ts';
import { incomingFolder, stagingFolder } from './release-folders.ts';

/**
 * Left by a deployment and not named by a pointer: an interrupted upload or copy, or a version that lost a
 * race.
 */
export interface AbandonedVersion {
  /** Description of the location */
  place: string;
  /** When its last file was written. */
  changedAt: Date;
  files: number;
  remove(): Promise<void>;
}

export interface Abandoned {
  versions: AbandonedVersion[];
  /** Why surfaces were skipped, in sentences. */
  skipped: string[];
}

/**
 * Versions in the bucket that are not named by any pointer, be it as live, canary, earlier, rolled back or for
 * open pages, and that were not written to for a while. A surface whose pointer is missing or unreadable is
 * skipped, since it is unknown which versions it names.
 * @param before versions written later are ignored
 * @throws Error if the bucket cannot be listed
 */
export async function abandonedInBucket(bucket: ReleaseBucket, before: Date): Promise<Abandoned> {
  const result: Abandoned = { versions: [], skipped: [] };
  for (const surface of surfaces) {
    const versions = byVersion(await bucket.list(`${surface}/`));
    if (versions.size === 0) continue;
    // Read after listing, so that versions that became live meanwhile are named.
    const seen = await readPointer(bucket, surface).catch((error: Error) => error);
    if (seen instanceof Error || !seen.pointer) {
      result.skipped.push(
        `Nothing of ${surface} is removed: ${seen instanceof Error ? seen.message : 'it has no pointer in the bucket.'}`,
      );
      continue;
    }
    const named = new Set(namedVersions(seen.pointer));
    for (const [version, objects] of versions) {
      const changedAt = new Date(Math.max(...objects.map((object) => object.changedAt.getTime())));
      if (named.has(version) || changedAt >= before) continue;
      result.versions.push({
        place: `${surface}/${version} in the bucket`,
        changedAt,
        files: objects.length,
        remove: () => removeVersion(bucket, surface, version, objects),
      });
    }
  }
  return result;
}

function byVersion(objects: readonly BucketObject[]): Map<string, BucketObject[]> {
  const versions = new Map<string, BucketObject[]>();
  for (const object of objects) {
    const version = object.key.split('/')[1] ?? '';
    versions.set(version, [...(versions.get(version) ?? []), object]);
  }
  return versions;
}

/** Like `abandonedInBucket`, for a releases folder; includes incomplete copies of terminated processes. */
export async function abandonedInFolder(folder: string, before: Date): Promise<AbandonedVersion[]> {
  const pointers = await readPointers(folder);
  const found: AbandonedVersion[] = [];
  const look = async (parent: string, named: ReadonlySet<string>) => {
    for (const name of await readdir(parent).catch(() => [])) {
      const place = path.join(parent, name);
      const about = await stat(place).catch(() => undefined);
      if (!about || named.has(name) || about.ctime >= before) continue;
      const files = (await readdir(place, { recursive: true }).catch(() => [])).length;
      const remove = () => rm(place, { recursive: true, force: true });
      found.push({ place, changedAt: about.ctime, files, remove });
    }
  };
  for (const surface of surfaces) {
    if (pointers[surface]) await look(path.join(folder, surface), new Set(namedVersions(pointers[surface])));
    for (const parent of [stagingFolder(folder, surface), incomingFolder(folder, surface)])
      await look(parent, new Set());
  }
  return found;
}
