import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf, publish } from '@umkreis/deploy/release-files.ts';
import { tryRelease } from '@umkreis/deploy/smoke-test/try-release.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import { plannedSurfaces } from '../shared/planned.ts';

/** Opens pages of each build in a browser, with the live surfaces and an API with data, before anybody gets it. */
export const trial: Step = async (pipeline) => {
  const names = plannedSurfaces(pipeline);
  if (names.length === 0) return skipped('No surface is released.');
  for (const problem of await pipeline.store.pull()) pipeline.report(problem);
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-pipeline-trial-'));
  const api = await pipeline.startTrialApi();
  try {
    const results: string[] = [];
    for (const surface of names) {
      const build = pipeline.buildOf(surface);
      const files = path.join(folder, surface);
      await publish(build, files, { quality: 1 });
      const hash = await hashOf(build);
      const where = await tryRelease({
        surface,
        version: `trial-${hash}`,
        files,
        dataDir: pipeline.dataDir,
        branches: pipeline.settings.CANARY_BRANCHES,
        apiUrl: api.url,
        report: pipeline.report,
      });
      pipeline.state.tried[surface] = hash;
      results.push(`${surface} ${where}`);
    }
    return passed(`${results.join('; ')}.`);
  } finally {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
};
