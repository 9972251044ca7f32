import { positionsOf, type NodePositions, type OsmRelation, type OsmWay, type Position } from '../shared/osm-data.ts';
import { boxOf, ringArea, signedArea, type Box } from './measure.ts';

/** Outer ring, counter-clockwise, then holes, clockwise (RFC 7946) */
export type Polygon = Position[][];

export interface MultiPolygon {
  polygons: Polygon[];
  /** All rings are closed and all member ways available; false: part of it is outside the extract. */
  complete: boolean;
}

/** Joins ways end to end into closed rings. @returns node ids of each ring; open lines are omitted and counted */
function joinRings(ways: readonly OsmWay[]): { rings: number[][]; open: number } {
  const rings = ways.filter((way) => way.refs.length > 3 && way.refs[0] === way.refs.at(-1)).map((way) => way.refs);
  const parts = ways.filter((way) => way.refs.length > 1 && way.refs[0] !== way.refs.at(-1));
  const ends = new Map<number, Set<OsmWay>>();
  for (const way of parts)
    for (const end of [way.refs[0]!, way.refs.at(-1)!]) ends.set(end, (ends.get(end) ?? new Set()).add(way));
  const unused = new Set(parts);
  const take = (way: OsmWay) => {
    unused.delete(way);
    ends.get(way.refs[0]!)!.delete(way);
    ends.get(way.refs.at(-1)!)!.delete(way);
  };
  let open = 0;
  for (const start of parts) {
    if (!unused.has(start)) continue;
    take(start);
    const ring = [...start.refs];
    while (ring[0] !== ring.at(-1)) {
      const end = ring.at(-1)!;
      const next = ends.get(end)?.values().next().value;
      if (!next) break;
      take(next);
      ring.push(...(next.refs[0] === end ? next.refs : next.refs.toReversed()).slice(1));
    }
    if (ring[0] === ring.at(-1) && ring.length > 3) rings.push(ring);
    else open++;
  }
  return { rings, open };
}

/** Assembles a multipolygon or boundary relation. */
export function assemble(relation: OsmRelation, ways: ReadonlyMap<number, OsmWay>, nodes: NodePositions): MultiPolygon {
  const members = relation.members.filter((member) => member.type === 'way');
  // Old relations have no roles: rings inside others are then holes.
  const hasRoles = members.some(({ role }) => role === 'inner') || members.every(({ role }) => role === 'outer');
  const missing = members.some((member) => !ways.has(member.ref));
  const join = (inner: boolean) =>
    joinRings(members.flatMap((member) => ((member.role === 'inner') === inner ? (ways.get(member.ref) ?? []) : [])));
  const outer = join(false);
  const inner = join(true);
  const toRings = (lines: number[][]) =>
    lines.map((refs) => ringOf({ id: 0, tags: {}, refs }, nodes)).filter((ring) => ring !== undefined);
  const rings = toRings(outer.rings);
  const isHole = (ring: Position[]) => !hasRoles && rings.filter((one) => isAround(one, ring)).length % 2 === 1;
  const holes = [...toRings(inner.rings), ...rings.filter(isHole)];
  const polygons = rings.filter((ring) => !isHole(ring)).map((ring): Polygon => [oriented(ring, true)]);
  for (const hole of holes) smallestAround(polygons, hole)?.push(oriented(hole, false));
  return { polygons, complete: !missing && outer.open === 0 && polygons.length > 0 };
}

/** Closed ring of a way. @returns undefined if it isn't closed or extends beyond the extract */
export function ringOf(way: OsmWay, nodes: NodePositions): Position[] | undefined {
  if (way.refs.length < 4 || way.refs[0] !== way.refs.at(-1)) return undefined;
  const ring = positionsOf(way, nodes);
  return ring.length === way.refs.length ? ring : undefined;
}

export function oriented(ring: Position[], counterClockwise: boolean): Position[] {
  return signedArea(ring) > 0 === counterClockwise ? ring : ring.toReversed();
}

export function smallestAround(polygons: Polygon[], hole: Position[]): Polygon | undefined {
  return polygons
    .filter((polygon) => isAround(polygon[0]!, hole))
    .toSorted((a, b) => ringArea(a[0]!) - ringArea(b[0]!))[0];
}

const isAround = (ring: Position[], other: Position[]) =>
  ring !== other && (inRing(other[0]!, ring) || inRing(other[Math.floor(other.length / 2)]!, ring));

/** Even-odd rule; a point on the edge may count either way. */
export function inRing([x, y]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
    const [ax, ay] = ring[at]!;
    const [bx, by] = ring[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** An area optimized for repeated point-in-polygon tests. */
export class Area {
  readonly polygons: readonly Polygon[];
  readonly box: Box;
  readonly #boxes: Box[];

  constructor(polygons: readonly Polygon[]) {
    this.polygons = polygons;
    this.#boxes = polygons.map((polygon) => boxOf(polygon[0]!));
    this.box = boxOf(
      this.#boxes.flatMap(([west, south, east, north]): Position[] => [
        [west, south],
        [east, north],
      ]),
    );
  }

  /** Also for a longitude that is a whole turn away: areas across the antimeridian extend beyond 180°. */
  has(position: Position): boolean {
    const point: Position = [
      position[0] + 360 * Math.round(((this.box[0] + this.box[2]) / 2 - position[0]) / 360),
      position[1],
    ];
    return this.polygons.some((polygon, at) => {
      const [west, south, east, north] = this.#boxes[at]!;
      if (point[0] < west || point[0] > east || point[1] < south || point[1] > north) return false;
      return inRing(point, polygon[0]!) && !polygon.slice(1).some((hole) => inRing(point, hole));
    });
  }

  /** m² */
  get size() {
    return this.polygons.reduce((sum, polygon) => sum + ringArea(polygon[0]!), 0);
  }
}
