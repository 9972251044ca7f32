import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import type { Pipeline } from './step.ts';
import type { Plan } from './state.ts';

/** @throws Error if no plan was made */
export function planOf({ state }: Pipeline): Plan {
  if (!state.plan) throw new Error('There is no plan.');
  return state.plan;
}

/** Surfaces to release, in the order in which they are released: the host page first. */
export const surfacesIn = (plan: Plan): Surface[] => surfaces.filter((surface) => plan.surfaces[surface] !== undefined);

export const plannedSurfaces = (pipeline: Pipeline): Surface[] => surfacesIn(planOf(pipeline));

/** Surfaces of this run that are live as canaries, with their versions. */
export const canariesOf = ({ state }: Pipeline): [Surface, string][] =>
  surfaces.flatMap((surface): [Surface, string][] => {
    const version = state.canaries[surface];
    return version === undefined ? [] : [[surface, version]];
  });
