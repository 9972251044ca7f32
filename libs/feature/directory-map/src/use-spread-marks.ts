import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { lonFrom } from '@umkreis/geometry/longitude.ts';
import { spreadMarks, type Mark } from './spread-marks.ts';

const apart = 54;
const margin = 30;
const lift = 34;
/** Marks further outside the map than this are hidden, px */
const slack = 20;

export const middleOf = (branch: Branch): [number, number] => {
  const { lon, lat } = branch.mapCenter.at(-1)!;
  return [lon, lat];
};

/** Positions of the branches' marks on the map, updated as it moves. */
export function useSpreadMarks(map: MapLibreMap | null, branches: readonly Branch[]): Mark<Branch>[] {
  const [marks, setMarks] = useState<Mark<Branch>[]>([]);
  useEffect(() => {
    if (!map) return;
    const place = () => {
      const west = map.getCenter().lng - 180;
      const nearestCopy = ([lon, lat]: [number, number]): [number, number] => [lonFrom(west, lon), lat];
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const inside = branches
        .map((value) => ({ value, at: map.project(nearestCopy(middleOf(value))) }))
        .filter(({ at: { x, y } }) => x > -slack && y > -slack && x < width + slack && y < height + slack)
        .map(({ value, at: { x, y } }) => ({ value, at: [x, y] as const }));
      setMarks(spreadMarks(inside, { width, height, apart, margin, lift }));
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, branches]);
  return marks;
}
