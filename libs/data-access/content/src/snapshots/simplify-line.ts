type Point = readonly number[];

/** Metres per degree of latitude. */
const METRES = 111_195;

/**
 * Removes points that are closer than the tolerance to the line without them (Douglas–Peucker).
 * @param line [lon, lat] pairs
 * @param tolerance metres
 */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  if (line.length <= 2) return [...line];
  const shrink = Math.cos(((line[0]![1] ?? 0) * Math.PI) / 180);
  const isRetained = new Uint8Array(line.length);
  isRetained[0] = isRetained[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [first, last] = range;
    let furthest = 0;
    let at = -1;
    for (let index = first + 1; index < last; index++) {
      const distance = offLine(line[index]!, line[first]!, line[last]!, shrink);
      if (distance > furthest) {
        furthest = distance;
        at = index;
      }
    }
    if (at < 0 || furthest * METRES <= tolerance) continue;
    isRetained[at] = 1;
    stack.push([first, at], [at, last]);
  }
  return line.filter((_, index) => isRetained[index]);
}

/** Distance of a point from a segment in degrees of latitude. */
function offLine(point: Point, from: Point, to: Point, shrink: number): number {
  const x = (point[0]! - from[0]!) * shrink;
  const y = point[1]! - from[1]!;
  const dx = (to[0]! - from[0]!) * shrink;
  const dy = to[1]! - from[1]!;
  const length = dx * dx + dy * dy;
  const along = length ? Math.max(0, Math.min(1, (x * dx + y * dy) / length)) : 0;
  return Math.hypot(x - along * dx, y - along * dy);
}
