import { wrapLon } from '../longitude.ts';
import { EARTH_RADIUS_M, type DegreePosition } from './sphere.ts';

/** Lines and rings of a shape to which positions snap. */
export interface SnapTarget {
  /** [lon, lat], degrees; a line of one position is a point */
  lines: readonly (readonly DegreePosition[])[];
}

export interface Snap<T extends SnapTarget> {
  /** [lon, lat], degrees, |lon| ≤ 180 */
  position: [lon: number, lat: number];
  kind: 'corner' | 'edge';
  /** From the given position, m */
  metres: number;
  target: T;
}

const RADIANS = Math.PI / 180;
/** Size of the world at zoom 0, px */
const WORLD_PX = 512;

/** Metres per pixel of a map in the Mercator projection. @param zoom for tiles of 512 px */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (2 * Math.PI * EARTH_RADIUS_M * Math.cos(lat * RADIANS)) / (WORLD_PX * 2 ** zoom);

/**
 * The nearest corner within a tolerance or, without one, the nearest point of an edge. Edges are straight on a
 * Mercator map, as they are drawn; targets beyond the antimeridian count by the shorter way.
 * @param at [lon, lat], degrees, |lat| < 90
 * @param toleranceM metres
 * @returns undefined if nothing is that near
 */
export function snapPosition<T extends SnapTarget>(
  at: DegreePosition,
  targets: readonly T[],
  toleranceM: number,
): Snap<T> | undefined {
  const plane = planeAround(at);
  let corner: Snap<T> | undefined;
  let edge: Snap<T> | undefined;
  for (const target of targets)
    for (const line of target.lines) {
      let before: Point | undefined;
      for (const position of line) {
        const point = plane.toPoint(position);
        const metres = Math.hypot(point[0], point[1]);
        if (metres <= (corner?.metres ?? toleranceM))
          corner = { position: [wrapLon(position[0]!), position[1]!], kind: 'corner', metres, target };
        if (before && !corner) {
          const near = nearestToOrigin(before, point);
          const far = Math.hypot(near[0], near[1]);
          if (far <= (edge?.metres ?? toleranceM))
            edge = { position: plane.toPosition(near), kind: 'edge', metres: far, target };
        }
        before = point;
      }
    }
  return corner ?? edge;
}

/** Metres to the east and north of the origin */
type Point = readonly [x: number, y: number];

/** Mercator plane, scaled to metres at its origin. */
function planeAround([lon, lat]: DegreePosition) {
  const scale = EARTH_RADIUS_M * Math.cos(lat! * RADIANS);
  const northing = (degrees: number) => Math.asinh(Math.tan(degrees * RADIANS));
  const origin = northing(lat!);
  return {
    toPoint: ([otherLon, otherLat]: DegreePosition): Point => [
      wrapLon(otherLon! - lon!) * RADIANS * scale,
      (northing(otherLat!) - origin) * scale,
    ],
    toPosition: ([x, y]: Point): [number, number] => [
      wrapLon(lon! + x / scale / RADIANS),
      Math.atan(Math.sinh(origin + y / scale)) / RADIANS,
    ],
  };
}

function nearestToOrigin([ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return [ax + share * dx, ay + share * dy];
}
