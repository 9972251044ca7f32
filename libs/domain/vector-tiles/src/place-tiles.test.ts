import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { placeTiles } from './place-tiles.ts';

const place = (nr: number, coordinates: [lon: number, lat: number], more: object = {}): PointFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    nanoId: `place-${nr}`,
    nr,
    title: `Gasthof «Löwen» 🦁 ${nr}`,
    image: 'circle',
    color: '#D9480F',
    sortOrder: 200,
    rank: 300,
    ...more,
  },
});

/** All points of a zoom with their properties and positions, as MapLibre's decoder reads them. */
function pointsAt(features: readonly PointFeature[], zoom: number) {
  return [...placeTiles(features).tiles()]
    .filter(({ z }) => z === zoom)
    .flatMap(({ z, x, y, data }) => {
      const layer = new VectorTile(new PbfReader(data!)).layers.items!;
      return Array.from({ length: layer.length }, (_, at) => layer.feature(at).toGeoJSON(x, y, z));
    })
    .toSorted((one, other) => Number(one.properties.nr) - Number(other.properties.nr));
}

test.each([
  ['a town', [9.5209, 47.1411], [9.5214, 47.1393]],
  ['both sides of the antimeridian', [179.99, -16.8], [-179.98, -17.1]],
  ['the southern hemisphere', [151.2093, -33.8688], [151.3, -33.7]],
] as const)('has every place with its properties at each zoom, at its position at the last: %s', (_, one, other) => {
  const features = [place(0, [...one], { from: 13, prominent: true }), place(1, [...other], { dot: 11 })];
  const { zooms } = placeTiles(features);
  for (let zoom = zooms.first; zoom <= zooms.last; zoom++)
    expect(pointsAt(features, zoom).map(({ properties }) => ({ ...properties }))).toEqual(
      features.map(({ properties }) => properties),
    );
  pointsAt(features, zooms.last).forEach(({ geometry }, at) => {
    const [lon, lat] = (geometry as PointFeature['geometry']).coordinates as [number, number];
    expect(lon).toBeCloseTo(features[at]!.geometry.coordinates[0]!, 5);
    expect(lat).toBeCloseTo(features[at]!.geometry.coordinates[1]!, 5);
  });
});

test('ends at zoom 14 where there are many tiles, and begins where all places are a few pixels', () => {
  const wide = Array.from({ length: 4000 }, (_, nr) => place(nr, [9 + (nr % 63) / 63, 47 + Math.floor(nr / 63) / 63]));
  expect(placeTiles(wide).zooms.last).toBe(14);
  const fair = Array.from({ length: 90 }, (_, nr) => place(nr, [9.52 + nr / 1e6, 47.14]));
  expect(placeTiles(fair).zooms).toEqual({ first: 12, last: 16 });
});

test('creates no tiles without places', () => {
  expect([...placeTiles([]).tiles()]).toEqual([]);
});
