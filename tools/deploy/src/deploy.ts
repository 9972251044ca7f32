import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { checkTypes } from './check-types.ts';
import { release, type Released } from './release.ts';
import { withStagedBuilds } from './staged-builds.ts';
import type { ReleaseStore } from './release-store.ts';
import { tryRelease } from './trial/try-release.ts';

interface Options {
  dataDir: string;
  canary?: { branches: number[] };
  /** Brotli's level, 0–11 */
  quality?: number;
  /** Of a running API, so that trials have its data; null: they run without an API */
  apiUrl: string | null;
  report: (now: string) => void;
  /** Where releases become live; not given: in the data folder */
  store?: ReleaseStore;
  /** Configuration of the types; not given: the workspace's */
  project?: string;
}

export interface Deployed extends Released {
  surface: Surface;
  /** In words, how it was tried. */
  trial: string;
}

/**
 * Checks the types, builds surfaces, tries each one and makes it live, one after the other in the order given.
 * @throws Error at the first that fails; those before it are live, it and those after it are as they were
 */
export async function deploy(names: readonly Surface[], options: Options): Promise<Deployed[]> {
  const { dataDir, canary, quality, apiUrl, report, store, project } = options;
  report('checking types');
  await checkTypes(project);
  report('building');
  return withStagedBuilds(names, async (builds) => {
    const deployed: Deployed[] = [];
    for (const [surface, { folder, sources }] of builds) {
      report(`releasing ${surface}`);
      let trial = '';
      const released = await release(surface, folder, path.join(dataDir, 'releases'), {
        canary,
        quality,
        sources,
        ...(store && { store }),
        async tryIt(version, files) {
          trial = await tryRelease({ surface, version, files, dataDir, branches: canary?.branches, apiUrl, report });
        },
      });
      deployed.push({ surface, trial, ...released });
    }
    return deployed;
  });
}
