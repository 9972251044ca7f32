import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import type { ReleasePointers } from '@umkreis/contract/releases.ts';
import { namedVersions } from '@umkreis/releases/pointer-rules.ts';
import { abandonedInFolder } from '@umkreis/releases/abandoned-versions.ts';
import { movePointer, readPointers, withPointers } from '@umkreis/releases/local-pointers.ts';
import { commitText } from '@umkreis/serving/source-state.ts';
import { removeVersions, requireWhole, buildOf } from './release-files.ts';
import type { Overview, ReleaseStore } from './release-store.ts';

/** Semantic versions and commits of the named versions whose files exist. */
async function buildsIn(folder: string, pointers: ReleasePointers): Promise<Pick<Overview, 'semvers' | 'commits'>> {
  const names = surfaces.flatMap((surface) =>
    namedVersions(pointers[surface]).map((version) => `${surface}/${version}`),
  );
  const builds = await Promise.all(names.map(async (name) => ({ name, ...(await buildOf(path.join(folder, name))) })));
  return {
    semvers: Object.fromEntries(builds.flatMap(({ name, semver }) => (semver === undefined ? [] : [[name, semver]]))),
    commits: Object.fromEntries(
      builds.flatMap(({ name, ...source }) => {
        const text = commitText(source);
        return text === undefined ? [] : [[name, text]];
      }),
    ),
  };
}

/** Releases in a folder that the edges read directly. */
export function folderStore(folder: string): ReleaseStore {
  const fileOf = (surface: Surface, version: string) => path.join(folder, surface, version);
  return {
    pull: async () => [],
    async overview() {
      const pointers = await readPointers(folder);
      const checked = await Promise.all(
        surfaces.map(async (surface) => {
          const { current, canary } = pointers[surface] ?? {};
          const live = [current, canary?.version].filter((version) => version !== undefined);
          return Promise.allSettled(live.map((version) => requireWhole(fileOf(surface, version))));
        }),
      );
      const problems = checked.flatMap((results, index) =>
        results.flatMap((result) =>
          result.status === 'rejected' ? [`${surfaces[index]}: ${(result.reason as Error).message}`] : [],
        ),
      );
      return { pointers, problems, ...(await buildsIn(folder, pointers)) };
    },
    read: async (surface) => ({ pointer: (await readPointers(folder))[surface], etag: null }),
    requireWhole: (surface, version) => requireWhole(fileOf(surface, version)),
    async add(surface, version, staged) {
      await mkdir(path.join(folder, surface), { recursive: true });
      await rename(staged, fileOf(surface, version));
    },
    discard: (surface, version) => rm(fileOf(surface, version), { recursive: true, force: true }),
    // The lock serialises changes: each starts from the current pointer.
    move: (surface, _seen, change) => movePointer(folder, surface, change),
    tidy: (surface) =>
      withPointers(folder, async () => {
        const pointer = (await readPointers(folder))[surface];
        await removeVersions(path.join(folder, surface), new Set(namedVersions(pointer)));
      }),
    abandoned: async (before) => ({ versions: await abandonedInFolder(folder, before), skipped: [] }),
  };
}
