import type { Branch } from '@umkreis/contract/branch.ts';
import { isLonWithin } from '@umkreis/contract/longitude.ts';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';
import { breakpointOf, forBreakpoint } from '../state/start-camera.ts';

/** How far beyond its edge one is at the area still, in its size */
const beside = 0.25;

/** The area of a branch on a screen of that width in px; undefined without one. */
export const areaOf = (branch: Pick<Branch, 'mapBoundaries'> | null, width: number): Bounds | undefined =>
  branch ? forBreakpoint(branch.mapBoundaries, breakpointOf(width))?.lngLatSwNeBounds : undefined;

/** Whether a point lies in an area or beside it. */
export function isAtArea([lon, lat]: LngLat, [[west, south], [east, north]]: Bounds): boolean {
  const [across, up] = [(east - west) * beside, (north - south) * beside];
  return lat >= south - up && lat <= north + up && isLonWithin(lon, west - across, east + across);
}
