import type { OsmBuilder } from '../shared/osm-builder.ts';
import { box, placed } from './houses.ts';
import { valleyRoad } from './roads.ts';
import { axis, type Point } from '../shared/terrain.ts';

export interface VenueSite {
  at: Point;
  heading: number;
  wide: number;
  deep: number;
}

/** Direction of the valley, radians. */
const along = (x: number) => Math.atan2(axis(x + 50) - axis(x - 50), 100);
const siteNear = (x: number, north: number, wide: number, deep: number): VenueSite => ({
  at: [x, axis(x) + north],
  heading: along(x),
  wide,
  deep,
});

/** Sites of branches with their own buildings; forest, fields and houses are kept away from them. */
export const venueSites = {
  fair: siteNear(2230, 345, 300, 170),
  mall: siteNear(-380, 345, 150, 150),
  market: { at: [985, 812], heading: 0.2, wide: 62, deep: 26 },
} satisfies Record<string, VenueSite>;

/** Positive inside a site or within `margin` m of it. */
export function siteField(point: Point, margin: number): number {
  return Math.max(
    ...Object.values(venueSites).map(
      ({ at, wide, deep }) => Math.max(wide, deep) / 2 + margin - Math.hypot(point[0] - at[0], point[1] - at[1]),
    ),
  );
}

/** Paved areas of the sites, and the ways to them. */
export function addVenueSites(osm: OsmBuilder): void {
  for (const { at, heading, wide, deep } of [venueSites.fair, venueSites.mall]) {
    osm.way(placed(at, heading, box(wide, deep)), { landuse: 'commercial' });
    osm.way(
      [
        [at[0], valleyRoad(at[0])],
        [at[0] + 4, (valleyRoad(at[0]) + at[1] - deep / 2) / 2],
        [at[0], at[1] - deep / 2 + 6],
      ],
      { highway: 'service', surface: 'asphalt' },
    );
  }
  const { at, heading, wide, deep } = venueSites.market;
  osm.way(placed(at, heading, box(wide, deep)), { highway: 'pedestrian', area: 'yes', surface: 'sett' });
}
