import { lonFrom, lonRange } from '@umkreis/geometry/longitude.ts';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';

/** With fewer points none is an outlier. */
const few = 8;
/** Maximum share of outliers on each side */
const strays = 0.025;
/** Distance at which a point is an outlier, relative to the range of the others */
const beyond = 0.25;

/**
 * The bounding box of points without outliers; its east is beyond 180° if it crosses the antimeridian. @returns
 * null without points
 */
export function extentOf(points: readonly LngLat[]): Bounds | null {
  const lonBounds = lonRange(points.map(([lon]) => lon));
  if (!lonBounds) return null;
  const lons = points.map(([lon]) => lonFrom(lonBounds[0], lon));
  const lats = points.map(([, lat]) => lat);
  const [west, east] = rangeOf(lons);
  const [south, north] = rangeOf(lats);
  return [
    [west, south],
    [east, north],
  ];
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length < few) return [sorted[0]!, sorted.at(-1)!];
  const cut = Math.max(1, Math.floor(sorted.length * strays));
  const [low, high] = [sorted[cut]!, sorted[sorted.length - 1 - cut]!];
  const tolerance = (high - low) * beyond;
  return [sorted.find((value) => value >= low - tolerance)!, sorted.findLast((value) => value <= high + tolerance)!];
}
