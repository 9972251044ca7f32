import path from 'node:path';
import type { Surface } from '@umkreis/contract/boot.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import { checkTypes } from './check-types.ts';
import { release, type Released } from './release.ts';
import { withStagedBuilds } from './staged-builds.ts';
import type { ReleaseStore } from './release-store.ts';
import { tryRelease } from './smoke-test/try-release.ts';

interface Options {
  dataDir: string;
  canary?: { branches: number[] };
  /** Brotli level, 0–11 */
  quality?: number;
  /** Of a running API, as data source for smoke tests; null: they run without an API */
  apiUrl: string | null;
  report: (now: string) => void;
  /** Where releases become live; omitted: in the data folder */
  store?: ReleaseStore;
  /** Configuration of the type check; omitted: the workspace's */
  project?: string;
}

export interface Deployed extends Released {
  surface: Surface;
  /** Description of how it was tested. */
  smokeTest: string;
}

/**
 * Checks the types, builds the surfaces, tests each one and makes it live, sequentially in the given order.
 * @throws Error at the first failure; surfaces before it are live, it and the following ones are unchanged
 */
export async function deploy(names: readonly Surface[], options: Options): Promise<Deployed[]> {
  const { dataDir, canary, quality, apiUrl, report, store, project } = options;
  const source = await sourceState();
  report('checking types');
  await checkTypes(project);
  report('building');
  return withStagedBuilds(names, async (builds) => {
    const deployed: Deployed[] = [];
    for (const [surface, { folder, sources, semver }] of builds) {
      report(`releasing ${surface}`);
      let smokeTest = '';
      const released = await release(surface, folder, path.join(dataDir, 'releases'), {
        canary,
        quality,
        sources,
        semver,
        source,
        ...(store && { store }),
        async tryIt(version, files) {
          smokeTest = await tryRelease({
            surface,
            version,
            files,
            dataDir,
            branches: canary?.branches,
            apiUrl,
            report,
          });
        },
      });
      deployed.push({ surface, smokeTest, ...released });
    }
    return deployed;
  });
}
