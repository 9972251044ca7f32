import type { LngLat } from '@umkreis/contract/ref.ts';

const M_PER_DEGREE = 111_320;

/** A line with the distance of each point from its start. */
export interface MeasuredPath {
  points: readonly LngLat[];
  /** m */
  distances: readonly number[];
  /** m */
  length: number;
}

/** Planar distances, accurate to 0.1 % for lengths of some kilometres. */
export function measured(points: readonly LngLat[]): MeasuredPath {
  const shrink = Math.cos(((points[0]?.[1] ?? 0) * Math.PI) / 180);
  const distances = [0];
  for (let at = 1; at < points.length; at++) {
    const [[lonA, latA], [lonB, latB]] = [points[at - 1]!, points[at]!];
    distances.push(distances[at - 1]! + Math.hypot((lonB - lonA) * shrink, latB - latA) * M_PER_DEGREE);
  }
  return { points, distances, length: distances.at(-1)! };
}

/** The point at a distance along a path, m; clamped to its ends. */
export function pointAlong({ points, distances, length }: MeasuredPath, metres: number): LngLat {
  if (metres <= 0 || points.length < 2) return points[0]!;
  if (metres >= length) return points.at(-1)!;
  let [low, high] = [0, distances.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (distances[middle]! <= metres) low = middle;
    else high = middle;
  }
  const share = (metres - distances[low]!) / (distances[high]! - distances[low]! || 1);
  const [[lonA, latA], [lonB, latB]] = [points[low]!, points[high]!];
  return [lonA + (lonB - lonA) * share, latA + (latB - latA) * share];
}
