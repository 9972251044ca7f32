import { passed, skipped, type Step } from '../shared/step.ts';
import { planOf } from '../shared/planned.ts';

/** Builds everything in the plan, once: all later steps use these builds. */
export const build: Step = async (pipeline) => {
  const plan = planOf(pipeline);
  const names = Object.keys({ ...plan.surfaces, ...plan.servers });
  if (names.length === 0) return skipped('There is nothing to release.');
  await pipeline.build(plan);
  return passed(`Built ${names.join(', ')}.`);
};
