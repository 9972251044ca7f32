import { passed, type Step } from '../shared/step.ts';

/** Determines which projects changed since their last release, and their next versions. */
export const plan: Step = async (pipeline) => {
  const next = await pipeline.plan();
  pipeline.state.plan = next;
  const names = Object.entries({ ...next.surfaces, ...next.servers }).map(([name, semver]) => `${name} ${semver}`);
  return passed(names.length ? `To release: ${names.join(', ')}.` : 'Nothing changed that is released.');
};
