import type { Feature, FeatureCollection, GeoJsonObject, GeoJsonProperties, Point } from 'geojson';
import { curveOrder, KEY_BITS, tileRange, type CurveOrder } from '@umkreis/vector-tiles/z-order.ts';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';

/** A point in a tile as in MapLibre's worker, in tile units. */
interface TilePoint {
  type: 1;
  geometry: [[x: number, y: number]];
  tags: GeoJsonProperties;
  id?: string | number;
}

interface IndexOptions {
  /** Units along a tile's side */
  extent: number;
  /** Margin of a tile, in its units */
  buffer: number;
  cluster: boolean;
}

/**
 * Tiles of points without a margin. Replaces MapLibre's index, which also handles lines and areas and generates the
 * tiles of all lower zooms first: with 10,000 points that takes longer than everything else in the worker.
 */
export class PointIndex {
  readonly #features: readonly Feature<Point>[];
  readonly #extent: number;
  /** Web Mercator, 0–1 from the north-west corner, in the order of the features */
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  readonly #curve: CurveOrder;

  constructor(features: readonly Feature<Point>[], extent: number) {
    this.#features = features;
    this.#extent = extent;
    this.#x = Float64Array.from(features, ({ geometry }) => wrapped(mercatorX(geometry.coordinates[0]!)));
    this.#y = Float64Array.from(features, ({ geometry }) => mercatorY(geometry.coordinates[1]!));
    this.#curve = curveOrder(this.#x, this.#y);
  }

  /** @returns the tile's points in the order of the features; null: none */
  getTile(z: number, column: number, row: number): { features: TilePoint[] } | null {
    const scale = 2 ** z;
    const features = Array.from(this.#featuresIn(z, column, row), (at) => {
      const { id, properties } = this.#features[at]!;
      const point: TilePoint = {
        type: 1,
        geometry: [
          [
            Math.round((this.#x[at]! * scale - column) * this.#extent),
            Math.round((this.#y[at]! * scale - row) * this.#extent),
          ],
        ],
        tags: properties,
      };
      if (id !== undefined) point.id = id;
      return point;
    });
    return features.length > 0 ? { features } : null;
  }

  /** Indexes of the features in a tile, ascending. */
  #featuresIn(z: number, column: number, row: number): Uint32Array {
    const { keys, order } = this.#curve;
    const deeper = Math.max(0, z - KEY_BITS);
    const all = order.slice(...tileRange(keys, z - deeper, column >> deeper, row >> deeper));
    if (deeper === 0) return all.sort();
    const scale = 2 ** z;
    const isInTile = (at: number) =>
      Math.floor(this.#x[at]! * scale) === column && Math.floor(this.#y[at]! * scale) === row;
    return all.filter(isInTile).sort();
  }
}

/** @returns null for unsupported data */
export function pointIndexOf(data: GeoJsonObject, { extent, buffer, cluster }: IndexOptions): PointIndex | null {
  if (data.type !== 'FeatureCollection' || buffer > 0 || cluster) return null;
  const { features } = data as FeatureCollection;
  return features.every(isPoint) ? new PointIndex(features, extent) : null;
}

const isPoint = (feature: Feature): feature is Feature<Point> => feature.geometry?.type === 'Point';

const wrapped = (x: number) => x - Math.floor(x);
