export type Tags = Record<string, string>;
/** [lon, lat], WGS 84, degrees */
export type Position = [number, number];

export interface OsmNode {
  id: number;
  tags: Tags;
  position: Position;
}
export interface OsmWay {
  id: number;
  tags: Tags;
  refs: number[];
}
export type MemberType = 'node' | 'way' | 'relation';
export interface OsmMember {
  type: MemberType;
  ref: number;
  role: string;
}
export interface OsmRelation {
  id: number;
  tags: Tags;
  members: OsmMember[];
}

/** Content of an extract. */
export interface OsmData {
  /** Date of the data: from the header, otherwise that of the newest object; undefined: unknown */
  date?: Date;
  /** [west, south, east, north]: from the header, otherwise from the nodes */
  bounds: [number, number, number, number];
  nodes: NodePositions;
  /** Nodes with at least one tag */
  taggedNodes: OsmNode[];
  ways: OsmWay[];
  relations: OsmRelation[];
  /** Number of nodes without a position on earth, which are left out */
  nodesNowhere?: number;
}

/** Positions of all nodes by id; typed arrays, because an extract contains millions. */
export class NodePositions {
  readonly #ids: Float64Array;
  readonly #lons: Float64Array;
  readonly #lats: Float64Array;

  /** Arrays of equal length; ids may be in any order. */
  constructor(ids: Float64Array, lons: Float64Array, lats: Float64Array) {
    if (isSorted(ids)) {
      [this.#ids, this.#lons, this.#lats] = [ids, lons, lats];
      return;
    }
    const order = Uint32Array.from(ids.keys()).sort((a, b) => ids[a]! - ids[b]!);
    this.#ids = Float64Array.from(order, (at) => ids[at]!);
    this.#lons = Float64Array.from(order, (at) => lons[at]!);
    this.#lats = Float64Array.from(order, (at) => lats[at]!);
  }

  get size() {
    return this.#ids.length;
  }

  /** @returns undefined for a node outside the extract */
  get(id: number): Position | undefined {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle]!;
      if (found === id) return [this.#lons[middle]!, this.#lats[middle]!];
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** Longitudes of all nodes. */
  get lons(): Iterable<number> {
    return this.#lons;
  }

  /** [west, south, east, north] of all nodes. */
  bounds(): [number, number, number, number] {
    const extreme = (values: Float64Array, better: (a: number, b: number) => number) =>
      values.reduce((a, b) => better(a, b), values[0]!);
    return [
      extreme(this.#lons, Math.min),
      extreme(this.#lats, Math.min),
      extreme(this.#lons, Math.max),
      extreme(this.#lats, Math.max),
    ];
  }
}

function isSorted(ids: Float64Array): boolean {
  for (let at = 1; at < ids.length; at++) if (ids[at]! < ids[at - 1]!) return false;
  return true;
}

/** The pieces of a way inside the extract, split at nodes outside it. */
export function piecesOf(refs: readonly number[], nodes: NodePositions): Position[][] {
  const pieces: Position[][] = [[]];
  for (const ref of refs) {
    const position = nodes.get(ref);
    const piece = pieces.at(-1)!;
    if (position) piece.push(nextTo(piece.at(-1), position));
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/**
 * Positions of a way's nodes; nodes outside the extract are omitted. Longitudes continue beyond ±180° where the way
 * crosses the antimeridian.
 */
export function positionsOf(way: OsmWay, nodes: NodePositions): Position[] {
  const positions: Position[] = [];
  for (const ref of way.refs) {
    const position = nodes.get(ref);
    if (position) positions.push(nextTo(positions.at(-1), position));
  }
  return positions;
}

/** A position with the longitude that is nearest to the one before, possibly beyond ±180°. */
function nextTo(before: Position | undefined, position: Position): Position {
  const turns = before ? Math.round((before[0] - position[0]) / 360) : 0;
  return turns === 0 ? position : [position[0] + 360 * turns, position[1]];
}
