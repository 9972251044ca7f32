import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { namedVersions, withLeft } from '@umkreis/releases/pointer-rules.ts';
import { abandonedInBucket } from '@umkreis/releases/abandoned-versions.ts';
import { readPointer, replacePointer } from '@umkreis/releases/bucket-pointer.ts';
import { removeVersion, uploadVersion, wholeRecord } from '@umkreis/releases/bucket-version.ts';
import { readPointers, withPointers } from '@umkreis/releases/local-pointers.ts';
import { problemText, pullReleases, pullSurface } from '@umkreis/releases/pull-releases.ts';
import type { ReleaseBucket } from '@umkreis/releases/release-bucket.ts';
import { commitText } from '@umkreis/serving/source-state.ts';
import { folderStore } from './folder-store.ts';
import { removeVersions } from './release-files.ts';
import type { Overview, ReleaseStore } from './release-store.ts';

/**
 * Releases in a bucket. This machine's folder is a copy, like that of an edge: a version becomes live in it
 * only after the bucket has it.
 */
export function bucketStore(bucket: ReleaseBucket, folder: string): ReleaseStore {
  const copy = folderStore(folder);
  return {
    async pull() {
      return (await pullReleases({ bucket, folder })).problems.map(problemText);
    },
    overview: () => overviewOf(bucket, folder),
    read: (surface) => readPointer(bucket, surface),
    async requireWhole(surface, version) {
      await wholeRecord(bucket, surface, version);
    },
    async add(surface, version, staged) {
      await uploadVersion(bucket, surface, version, staged);
      await copy.add(surface, version, staged);
    },
    async discard(surface, version) {
      await removeVersion(bucket, surface, version);
      await copy.discard(surface, version);
    },
    async move(surface, seen, change) {
      const wanted = await change(seen.pointer);
      if (!wanted) return null;
      const moved = withLeft(seen.pointer, wanted, Date.now());
      await replacePointer(bucket, surface, seen, moved);
      // It is live now; the next command or an edge completes this machine's copy.
      for (const problem of (await pullSurface({ bucket, folder }, surface)).problems)
        console.error(problemText(problem));
      return moved;
    },
    async tidy(surface, before, after) {
      const retained = new Set(namedVersions(after));
      for (const version of namedVersions(before))
        if (!retained.has(version)) await removeVersion(bucket, surface, version);
      await withPointers(folder, async () => {
        const here = namedVersions((await readPointers(folder))[surface]);
        await removeVersions(path.join(folder, surface), new Set([...retained, ...here]));
      });
    },
    async abandoned(before) {
      const { versions, skipped } = await abandonedInBucket(bucket, before);
      const here = await copy.abandoned(before);
      return { versions: [...versions, ...here.versions], skipped };
    },
  };
}

/** The bucket's pointers, and which of the named versions are incomplete; copies nothing. */
async function overviewOf(bucket: ReleaseBucket, folder: string): Promise<Overview> {
  const here = await readPointers(folder).catch(() => ({}) as Overview['pointers']);
  const overview: Overview = { pointers: {}, semvers: {}, commits: {}, problems: [] };
  const look = async (surface: Surface) => {
    try {
      const { pointer } = await readPointer(bucket, surface);
      if (!pointer) return;
      overview.pointers[surface] = pointer;
      const objects = await bucket.list(`${surface}/`);
      for (const version of namedVersions(pointer)) {
        const own = objects.filter(({ key }) => key.startsWith(`${surface}/${version}/`));
        const record = await wholeRecord(bucket, surface, version, own).catch((error: Error) => {
          overview.problems.push(`${error.message}.`);
        });
        if (record?.semver) overview.semvers[`${surface}/${version}`] = record.semver;
        const commit = record && commitText(record);
        if (commit) overview.commits[`${surface}/${version}`] = commit;
      }
    } catch (error) {
      overview.pointers[surface] ??= here[surface];
      const { message } = error as Error;
      overview.problems.push(`${message}; the status of ${surface} is that of the local copy.`);
    }
  };
  await Promise.all(surfaces.map(look));
  return overview;
}
