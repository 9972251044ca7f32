import path from 'node:path';
import { hashOf } from '@umkreis/deploy/release-files.ts';
import { sourceState } from '@umkreis/serving/source-state.ts';
import { release } from '@umkreis/deploy/release.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import { plannedSurfaces, planOf } from '../shared/planned.ts';

/** Makes each build that passed the trial live on the named branches. */
export const releaseCanaries: Step = async (pipeline) => {
  const { state, store, dataDir, settings } = pipeline;
  const names = plannedSurfaces(pipeline);
  if (names.length === 0) return skipped('No surface is released.');
  const branches = settings.CANARY_BRANCHES;
  const results: string[] = [];
  for (const surface of names) {
    const build = pipeline.buildOf(surface);
    const hash = await hashOf(build);
    if (hash !== state.tried[surface]) throw new Error(`The build of ${surface} is not the one that passed the trial.`);
    if ((await store.read(surface)).pointer?.current.endsWith(`-${hash}`)) {
      results.push(`${surface} is live already`);
      continue;
    }
    const { version } = await release(surface, build, path.join(dataDir, 'releases'), {
      canary: { branches },
      semver: planOf(pipeline).surfaces[surface],
      source: await sourceState(),
      quality: pipeline.quality,
      store,
    });
    state.canaries[surface] = version;
    results.push(`${surface} ${version}`);
  }
  return passed(`On the branches ${branches.join(', ')}: ${results.join(', ')}.`);
};
