import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import { lonFrom } from '@umkreis/geometry/longitude.ts';

/** Farther from the area of the branch is unusual, km */
const FAR_KM = 30;

export interface PositionCheck {
  /** Number of positions far from the branch */
  far: number;
  /** Distance of the farthest one, km */
  farthestKm: number;
  /** Whether most of them are in the area once latitude and longitude are swapped. */
  isSwapped: boolean;
}

/** Compares positions with the area of the branch. */
export function checkPositions(positions: readonly LngLat[], bounds: Bounds): PositionCheck {
  const distances = positions.map((position) => kmOutside(position, bounds));
  const far = positions.filter((_, index) => distances[index]! > FAR_KM);
  const swapped = far.filter(([lon, lat]) => Math.abs(lon) <= 90 && kmOutside([lat, lon], bounds) <= FAR_KM);
  return {
    far: far.length,
    farthestKm: Math.round(Math.max(0, ...distances.filter((km) => km > FAR_KM))),
    isSwapped: far.length > 0 && swapped.length > far.length / 2,
  };
}

/** Distance from the nearest point of an area, km; 0 inside. */
function kmOutside([lon, lat]: LngLat, [[west, south], [east, north]]: Bounds): number {
  const x = lonFrom(west, lon);
  // The nearer border, also around the other side of the earth.
  const nearest = x <= east ? x : x - east < west + 360 - x ? east : west;
  return distanceKm([lon, lat], [nearest, Math.min(north, Math.max(south, lat))]);
}
