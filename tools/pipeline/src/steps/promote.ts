import { promote } from '@umkreis/deploy/promote.ts';
import { passed, skipped, type Step } from '../shared/step.ts';
import { canariesOf } from '../shared/planned.ts';

/** Makes the canaries live for all branches. Nothing is built or copied: only pointers change. */
export const promoteCanaries: Step = async (pipeline) => {
  const canaries = canariesOf(pipeline);
  if (canaries.length === 0) return skipped('There is no canary.');
  for (const [surface, version] of canaries) await promote(surface, pipeline.store, version);
  return passed(`Live for all: ${canaries.map(([surface, version]) => `${surface} ${version}`).join(', ')}.`);
};
