import type { Plan } from '../shared/state.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import { canariesOf, planOf } from '../shared/planned.ts';

/** Creates tags and changelogs of what this run made live. */
export const publish: Step = async (pipeline) => {
  const plan = planOf(pipeline);
  const surfaces: Plan['surfaces'] = Object.fromEntries(
    canariesOf(pipeline).map(([surface]) => [surface, plan.surfaces[surface]!]),
  );
  if (Object.keys({ ...surfaces, ...plan.servers }).length === 0) return skipped('Nothing was released.');
  return passed(await pipeline.publish({ surfaces, servers: plan.servers }));
};
