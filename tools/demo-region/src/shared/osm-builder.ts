import type { OsmMember, Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import type { PbfContent } from '@umkreis/osm-import/pbf/write-pbf.ts';
import { toLonLat, type Point } from './terrain.ts';

/** Points of a way between two points with a tagged height. */
const MEASURED_EVERY = 3;

/** Collects nodes, ways and relations; points that are equal to the decimetre share a node. */
export class OsmBuilder {
  readonly #nodes: PbfContent['nodes'] = [];
  readonly #ways: PbfContent['ways'] = [];
  readonly #relations: PbfContent['relations'] = [];
  readonly #byPlace = new Map<string, number>();

  #ref(point: Point): number {
    const key = `${Math.round(point[0] * 10)},${Math.round(point[1] * 10)}`;
    let id = this.#byPlace.get(key);
    if (id === undefined) {
      id = this.#nodes.length + 1;
      this.#nodes.push({ id, position: toLonLat(point) });
      this.#byPlace.set(key, id);
    }
    return id;
  }

  /** Adds a place with a separate node. */
  node(point: Point, tags: Tags): number {
    const id = this.#nodes.length + 1;
    this.#nodes.push({ id, position: toLonLat(point), tags });
    return id;
  }

  way(points: readonly Point[], tags: Tags): number {
    const refs = points.map((point) => this.#ref(point));
    const id = this.#ways.length + 1;
    this.#ways.push({ id, refs: refs.filter((ref, at) => ref !== refs[at - 1]), tags });
    return id;
  }

  /** Tags heights at the ends of a way and at regular intervals, like a survey. @param heightOf m */
  measure(points: readonly Point[], heightOf: (point: Point) => number) {
    points.forEach((point, nr) => {
      if (nr % MEASURED_EVERY !== 0 && nr !== points.length - 1) return;
      const node = this.#nodes[this.#ref(point) - 1]!;
      node.tags = { ...node.tags, ele: String(Math.round(heightOf(point))) };
    });
  }

  relation(members: OsmMember[], tags: Tags): number {
    const id = this.#relations.length + 1;
    this.#relations.push({ id, members, tags });
    return id;
  }

  /** Rings by orientation: counter-clockwise outer, clockwise inner. */
  multipolygon(rings: { points: readonly Point[]; inner: boolean }[], tags: Tags) {
    if (rings.length === 1) this.way(rings[0]!.points, tags);
    else
      this.relation(
        rings.map(({ points, inner }) => ({ type: 'way', ref: this.way(points, {}), role: inner ? 'inner' : 'outer' })),
        { type: 'multipolygon', ...tags },
      );
  }

  content(bounds: PbfContent['bounds']): PbfContent {
    return { bounds, nodes: this.#nodes, ways: this.#ways, relations: this.#relations };
  }
}
