import type { Point } from '../shared/terrain.ts';

export interface Frame {
  west: number;
  south: number;
  east: number;
  north: number;
  step: number;
}

/**
 * Closed rings around the positive areas of a field (marching squares); outer rings are counter-clockwise,
 * holes clockwise. The field is treated as negative at the frame, so that rings close there.
 */
export function contours(field: (point: Point) => number, { west, south, east, north, step }: Frame): Point[][] {
  const columns = Math.round((east - west) / step);
  const rows = Math.round((north - south) / step);
  const values = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const edge = row === 0 || column === 0 || row === rows || column === columns;
      const value = field([west + column * step, south + row * step]);
      values[row * (columns + 1) + column] = edge ? Math.min(value, -1e-3) : value || -1e-9;
    }
  }
  const at = (column: number, row: number) => values[row * (columns + 1) + column]!;
  // A segment connects two edges of a cell; edges have names on which neighbouring cells agree.
  const next = new Map<string, { to: string; point: Point }>();
  const crossing = (c1: number, r1: number, c2: number, r2: number): { key: string; point: Point } => {
    const [a, b] = [at(c1, r1), at(c2, r2)];
    const share = a / (a - b);
    const key = c1 + r1 < c2 + r2 ? `${c1},${r1},${c2},${r2}` : `${c2},${r2},${c1},${r1}`;
    return { key, point: [west + (c1 + (c2 - c1) * share) * step, south + (r1 + (r2 - r1) * share) * step] };
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners: [number, number][] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const inside = corners.map(([c, r]) => at(c, r) > 0);
      const enters: ReturnType<typeof crossing>[] = [];
      const leaves: ReturnType<typeof crossing>[] = [];
      corners.forEach(([c, r], index) => {
        const [nc, nr] = corners[(index + 1) % 4]!;
        if (inside[index] && !inside[(index + 1) % 4]) leaves.push(crossing(c, r, nc, nr));
        if (!inside[index] && inside[(index + 1) % 4]) enters.push(crossing(c, r, nc, nr));
      });
      leaves.forEach((leave, index) => next.set(leave.key, { to: enters[index]!.key, point: leave.point }));
    }
  }
  return ringsOf(next);
}

function ringsOf(next: Map<string, { to: string; point: Point }>): Point[][] {
  const rings: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined && next.has(key)) {
      const { to, point } = next.get(key)!;
      next.delete(key);
      ring.push(point);
      key = to;
    }
    if (ring.length > 3) rings.push([...ring, ring[0]!]);
  }
  return rings;
}

/** m², positive if counter-clockwise. */
export function area(ring: readonly Point[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) sum += ring[at - 1]![0] * ring[at]![1] - ring[at]![0] * ring[at - 1]![1];
  return sum / 2;
}
