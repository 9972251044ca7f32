import type { ServerName } from '../shared/state.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import { planOf } from '../shared/planned.ts';

/** Migrates the database if the API is released. */
export const migrate: Step = async (pipeline) => {
  if (!planOf(pipeline).servers.api) return skipped('The API is not released.');
  return passed(await pipeline.servers.migrate());
};

/** Replaces the processes of a server if it is released. */
export function replace(name: ServerName): Step {
  return async (pipeline) => {
    const semver = planOf(pipeline).servers[name];
    return semver ? passed(await pipeline.servers.replace(name, semver)) : skipped(`The ${name} is not released.`);
  };
}
