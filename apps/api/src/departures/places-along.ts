import type { LngLat } from '@umkreis/contract/ref.ts';

const M_PER_DEGREE = 111_320;
/**
 * A stop may be slightly before the nearest section of the path that follows the previous stop, m: of sections that
 * are equally near, the first is used.
 */
const AS_NEAR_M = 15;
/** Sections closer than this along the path pass the stop only once, m. */
const SAME_PIECE_M = 60;

/**
 * Distance of each stop along a path, m, rounded to 0.1. Never decreases, so that a path that crosses itself is
 * followed in order.
 */
export function placesAlong(path: readonly LngLat[], stops: readonly LngLat[]): number[] {
  const scale = Math.cos(((path[0]?.[1] ?? 0) * Math.PI) / 180) * M_PER_DEGREE;
  const flat = (at: LngLat): [number, number] => [at[0] * scale, at[1] * M_PER_DEGREE];
  const points = path.map(flat);
  const lengths = [0];
  for (let index = 1; index < points.length; index++)
    lengths.push(
      lengths[index - 1]! +
        Math.hypot(points[index]![0] - points[index - 1]![0], points[index]![1] - points[index - 1]![1]),
    );
  let last = 0;
  return stops.map((stop) => {
    const [x, y] = flat(stop);
    let best = { distance: Number.MAX_VALUE, along: last };
    for (let index = 1; index < points.length; index++) {
      if (lengths[index]! < last) continue;
      const [ax, ay] = points[index - 1]!;
      const [bx, by] = points[index]!;
      const length = lengths[index]! - lengths[index - 1]!;
      // Whatever is before the previous stop is ignored.
      const passed = length === 0 ? 0 : Math.max(0, (last - lengths[index - 1]!) / length);
      const share =
        length === 0 ? 0 : Math.min(1, Math.max(passed, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
      const found = {
        distance: Math.hypot(x - ax - (bx - ax) * share, y - ay - (by - ay) * share),
        along: lengths[index - 1]! + share * length,
      };
      if (
        found.distance < best.distance - AS_NEAR_M ||
        (found.distance < best.distance && found.along - best.along < SAME_PIECE_M)
      )
        best = found;
    }
    last = best.along;
    return Math.round(best.along * 10) / 10;
  });
}
