import { isLonInRange } from '@umkreis/geometry/longitude.ts';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';

/** Margin around the area, relative to its size */
const margin = 0.25;

/** Whether a point is inside an area or near its edge. */
export function isAtArea([lon, lat]: LngLat, [[west, south], [east, north]]: Bounds): boolean {
  const [across, up] = [(east - west) * margin, (north - south) * margin];
  return lat >= south - up && lat <= north + up && isLonInRange(lon, west - across, east + across);
}
