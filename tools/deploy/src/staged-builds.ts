import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { buildSurfaces, workspace } from './shared/build-surfaces.ts';
import { withLock } from '@umkreis/serving/file-lock.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

export interface StagedBuild {
  folder: string;
  /** Hash of its sources. */
  sources: string;
  /** Version of its package.json, with the sources as build metadata, because no tag names this build. */
  semver: string;
}

/** A build of all surfaces takes half a minute. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Where builds are created; tests use their own. */
const workspaceBuilds = {
  lock: path.join(workspace, '.nx/locks/build'),
  build: buildSurfaces,
  distOf: (surface: Surface) => path.join(workspace, 'apps', surface, 'dist'),
  sourcesOf: sourceFingerprint,
};

/**
 * Builds surfaces and passes on copies of the builds: all builds of the workspace share the output folder of a
 * surface, and each clears it. Builds run one at a time.
 */
export async function withStagedBuilds<T>(
  names: readonly Surface[],
  work: (builds: ReadonlyMap<Surface, StagedBuild>) => Promise<T>,
  { lock, build, distOf, sourcesOf } = workspaceBuilds,
): Promise<T> {
  const staged = await mkdtemp(path.join(tmpdir(), 'umkreis-build-'));
  try {
    const wait = { what: 'build', waitMs: LONGEST_WAIT_MS, onWait: (message: string) => console.error(message) };
    const builds = await withLock(lock, wait, async () => {
      const sources = await Promise.all(names.map((name) => sourcesOf(name)));
      await build(names);
      return Promise.all(
        names.map(async (name, index): Promise<[Surface, StagedBuild]> => {
          const folder = path.join(staged, name);
          await cp(distOf(name), folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
          const semver = `${packageVersion(path.join(workspace, 'apps', name))}+${sources[index]!.slice(0, 8)}`;
          return [name, { folder, sources: sources[index]!, semver }];
        }),
      );
    });
    return await work(new Map(builds));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
