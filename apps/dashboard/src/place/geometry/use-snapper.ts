import { useEffect, useState } from 'react';
import { linesOf } from '@umkreis/geometry/shapes/transform-shape.ts';
import type { Shape } from './shapes.ts';
import { Snapper } from './snapper.ts';
import type { NamedTarget } from './surrounding-shapes.ts';

/** Snaps to the surroundings and to the edited shapes. @param name title of the edited place */
export function useSnapper(
  name: string,
  targets: readonly NamedTarget[],
  shapes: readonly Shape[],
  isOn: boolean,
): Snapper {
  const [snapper] = useState(() => new Snapper());
  useEffect(() => {
    const own = shapes.map(({ key, feature }) => ({ key, name, lines: linesOf(feature.geometry) }));
    snapper.setTargets([...targets, ...own], isOn);
  }, [snapper, name, targets, shapes, isOn]);
  return snapper;
}
