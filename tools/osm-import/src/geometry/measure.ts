import type { Position } from '../shared/osm-data.ts';

/** Metres per degree of latitude */
const DEGREE = 111_195;
const metresPerLon = (lat: number) => DEGREE * Math.cos((lat * Math.PI) / 180);

/** Longitude difference the short way round, across the antimeridian if necessary. */
function lonStep(from: number, to: number): number {
  const step = to - from;
  if (step > 180) return step - 360;
  return step < -180 ? step + 360 : step;
}

/** Distance in m; planar, accurate to 0.5 % within a region. */
export function distance(a: Position, b: Position): number {
  return Math.hypot(lonStep(a[0], b[0]) * metresPerLon((a[1] + b[1]) / 2), (b[1] - a[1]) * DEGREE);
}

/** Length of a line in m. */
export function lineLength(line: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < line.length; at++) sum += distance(line[at - 1]!, line[at]!);
  return sum;
}

/** The point half way along a line. */
export function lineMiddle(line: readonly Position[]): Position {
  let left = lineLength(line) / 2;
  for (let at = 1; at < line.length; at++) {
    const step = distance(line[at - 1]!, line[at]!);
    if (step >= left && step > 0) {
      const share = left / step;
      const [a, b] = [line[at - 1]!, line[at]!];
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    }
    left -= step;
  }
  return line[0]!;
}

/** Signed area of a closed ring in square degrees; positive is counter-clockwise. */
export function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) sum += ring[at - 1]![0] * ring[at]![1] - ring[at]![0] * ring[at - 1]![1];
  return sum / 2;
}

/** Area of a closed ring in m². */
export function ringArea(ring: readonly Position[]): number {
  return Math.abs(signedArea(ring)) * DEGREE * metresPerLon(ring[0]![1]);
}

/** Centroid of a closed ring; of its points if it has no area. */
export function centroid(ring: readonly Position[]): Position {
  const [originX, originY] = ring[0]!;
  let [x, y, sum] = [0, 0, 0];
  for (let at = 1; at < ring.length; at++) {
    const [ax, ay] = [ring[at - 1]![0] - originX, ring[at - 1]![1] - originY];
    const [bx, by] = [ring[at]![0] - originX, ring[at]![1] - originY];
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
    sum += cross;
  }
  if (Math.abs(sum) < 1e-16) return lineMiddle(ring);
  return [originX + x / (3 * sum), originY + y / (3 * sum)];
}

export type Box = [west: number, south: number, east: number, north: number];

export function boxOf(positions: Iterable<Position>): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

/** Douglas-Peucker. @param tolerance m */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  if (line.length < 3) return [...line];
  const scale = metresPerLon(line[0]![1]);
  const retained = new Uint8Array(line.length);
  retained[0] = retained[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    let [worst, worstAt] = [tolerance, -1];
    for (let at = from + 1; at < to; at++) {
      const off = offset(line[at]!, line[from]!, line[to]!, scale);
      if (off > worst) [worst, worstAt] = [off, at];
    }
    if (worstAt < 0) continue;
    retained[worstAt] = 1;
    stack.push([from, worstAt], [worstAt, to]);
  }
  return line.filter((_, at) => retained[at]);
}

/** Distance of a point from a segment, in m. */
function offset(point: Position, a: Position, b: Position, scale: number): number {
  const [dx, dy] = [(b[0] - a[0]) * scale, (b[1] - a[1]) * DEGREE];
  const [px, py] = [(point[0] - a[0]) * scale, (point[1] - a[1]) * DEGREE];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
}
