import type { ServerName } from '../shared/state.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import { planOf } from '../shared/planned.ts';

/** Migrates the database if the API or the jobs are released, which both contain its schema. */
export const migrate: Step = async (pipeline) => {
  const { api, jobs } = planOf(pipeline).servers;
  if (!api && !jobs) return skipped('Neither API nor jobs are released.');
  return passed(await pipeline.servers.migrate());
};

/** Replaces the processes of a server if it is released. */
export function replace(name: ServerName): Step {
  return async (pipeline) => {
    const semver = planOf(pipeline).servers[name];
    return semver ? passed(await pipeline.servers.replace(name, semver)) : skipped(`No ${name} is released.`);
  };
}
