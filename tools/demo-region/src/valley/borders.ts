import type { OsmMember } from '@umkreis/osm-import/shared/osm-data.ts';
import { noise } from '../shared/random.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import { EAST, NORTH, distanceBetween, type Point } from '../shared/terrain.ts';
import { villages } from './villages.ts';

/**
 * Borders follow ridges and streams rather than straight lines: each edge is bent identically for both
 * neighbours, m.
 */
const BEND = 210;

/** Municipal areas: Voronoi cells of the villages with bent edges, and the surrounding valley. */
export function addBorders(osm: OsmBuilder): void {
  const edges = new Map<string, { way: number; outer: boolean }>();
  for (const village of villages) {
    const cell = cellOf(
      village.centre,
      villages.filter((other) => other !== village).map((other) => other.centre),
    );
    const members = cell.map((from, at): OsmMember => {
      const to = cell[(at + 1) % cell.length]!;
      const key = [from, to].map(keyOf).toSorted().join('/');
      const existing = edges.get(key);
      if (existing) existing.outer = false;
      else edges.set(key, { way: osm.way(bent(from, to), { boundary: 'administrative' }), outer: true });
      return { type: 'way', ref: edges.get(key)!.way, role: 'outer' };
    });
    osm.relation(members, {
      type: 'boundary',
      boundary: 'administrative',
      admin_level: '8',
      name: village.name,
      population: String(village.population),
    });
  }
  const frame = [...edges.values()]
    .filter((edge) => edge.outer)
    .map((edge): OsmMember => ({ type: 'way', ref: edge.way, role: 'outer' }));
  osm.relation(frame, {
    type: 'boundary',
    boundary: 'administrative',
    admin_level: '4',
    name: 'Lärchtal',
    'ISO3166-1:alpha2': 'LI',
  });
}

const keyOf = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;

/** Clips the frame by the bisector to each other centre. */
function cellOf(centre: Point, others: readonly Point[]): Point[] {
  let cell: Point[] = [
    [-EAST, -NORTH],
    [EAST, -NORTH],
    [EAST, NORTH],
    [-EAST, NORTH],
  ];
  for (const other of others) {
    const nearer = (point: Point) => distanceBetween(point, other) ** 2 - distanceBetween(point, centre) ** 2;
    cell = cell.flatMap((from, at) => {
      const to = cell[(at + 1) % cell.length]!;
      const [a, b] = [nearer(from), nearer(to)];
      const cut: Point = [from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)];
      if (a >= 0) return b >= 0 ? [from] : [from, cut];
      return b >= 0 ? [cut] : [];
    });
  }
  return cell.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
}

/** Returns the same points for both directions. */
function bent(from: Point, to: Point): Point[] {
  const forward = keyOf(from) < keyOf(to);
  const [a, b] = forward ? [from, to] : [to, from];
  const steps = Math.max(2, Math.round(distanceBetween(a, b) / 120));
  const [dx, dy] = [(b[0] - a[0]) / (distanceBetween(a, b) || 1), (b[1] - a[1]) / (distanceBetween(a, b) || 1)];
  const line = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps;
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    const off = Math.sin(Math.PI * share) * BEND * (noise(x / 900, y / 900) + 0.4 * noise(x / 260, y / 260));
    return [x - dy * off, y + dx * off];
  });
  return forward ? line : line.toReversed();
}
