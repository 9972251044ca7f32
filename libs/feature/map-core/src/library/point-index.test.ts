import { GeoJSONVT } from '@maplibre/geojson-vt';
import fc from 'fast-check';
import type { Feature, FeatureCollection, Point } from 'geojson';
import { expect, test } from 'vitest';
import { pointIndexOf } from './point-index.ts';

const options = { extent: 8192, buffer: 0, cluster: false };
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const point = (nr: number, coordinates: [number, number]): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { nr },
});

/** The tile of a position, and a neighbour. */
function tilesAt([lon, lat]: readonly [number, number], z: number): [column: number, row: number][] {
  const sin = Math.sin((lat * Math.PI) / 180);
  const column = Math.floor((lon / 360 + 0.5) * 2 ** z);
  const row = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
  return [
    [column, row],
    [Math.min(2 ** z - 1, column + 1), row],
  ];
}

/**
 * Positions with the precision of places: unrounded ones could be on different sides of a tile's edge in the two
 * indexes.
 */
const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Number(value.toFixed(6)));
const near = fc.tuple(degrees(9.4, 9.6), degrees(47, 47.3));
const anywhere = fc.tuple(degrees(-179.99, 179.99), degrees(-85, 85));

test("returns the same tiles as MapLibre's index", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(near, anywhere), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 18 }),
      (positions, z) => {
        const data = collection(positions.map((at, nr) => point(nr, at as [number, number])));
        const [own, theirs] = [
          pointIndexOf(data, options)!,
          new GeoJSONVT(data, { extent: 8192, buffer: 0, maxZoom: 18 }),
        ];
        for (const [column, row] of tilesAt(positions[0]! as [number, number], z)) {
          const read = (tile: { features: readonly object[] } | null) => tile?.features ?? [];
          expect(read(own.getTile(z, column, row))).toEqual(read(theirs.getTile(z, column, row)));
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test('wraps a point at the antimeridian', () => {
  const index = pointIndexOf(collection([point(0, [180, 0])]), options)!;
  expect(index.getTile(2, 0, 2)?.features).toMatchObject([{ geometry: [[0, 0]], tags: { nr: 0 } }]);
});

test('returns null for other geometries, margins or clusters', () => {
  const points = collection([point(0, [9, 47])]);
  const line: Feature = { type: 'Feature', geometry: { type: 'LineString', coordinates: [] }, properties: null };
  expect(pointIndexOf(points, options)).not.toBeNull();
  expect(pointIndexOf(collection([...points.features, line]), options)).toBeNull();
  expect(pointIndexOf(points, { ...options, buffer: 128 })).toBeNull();
  expect(pointIndexOf(points, { ...options, cluster: true })).toBeNull();
  expect(pointIndexOf(points.features[0]!, options)).toBeNull();
});
