import { lonRange } from './longitude.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';

/**
 * Bounding box of points, by the shorter way around the globe: its east exceeds 180° if it crosses the
 * antimeridian.
 * @returns null for no points or for coordinates that are not numbers
 */
export function boundsOf(points: readonly (readonly number[])[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of points as readonly [number, number][]) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  if (east - west > 180) [west, east] = lonRange(points.map(([lon]) => lon!)) ?? [west, east];
  const bounds: Bounds = [
    [west, south],
    [east, north],
  ];
  return bounds.flat().every(Number.isFinite) ? bounds : null;
}
