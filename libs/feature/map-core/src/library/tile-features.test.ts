import { VectorTile } from '@mapbox/vector-tile';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import { PbfReader } from 'pbf';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { expect, test } from 'vitest';
import { pointIndexOf } from './point-index.ts';
import { packFeatures, unpackFeatures, type TileFeatures } from './tile-features.ts';

const extent = 8192;
const layerName = '_geojsonTileLayer';
const feature = (geometry: Geometry, properties: Feature['properties'], id?: string | number): Feature => ({
  type: 'Feature',
  geometry,
  properties,
  ...(id !== undefined && { id }),
});
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const point = (nr: number): Geometry => ({ type: 'Point', coordinates: [9.5 + nr / 1000, 47.1] });

const points = collection([
  feature(point(0), { nr: 0, label: 'Gasthof «Löwen» 🦁', isOpen: true, rank: -2.5 }),
  feature(point(1), { nr: 1, label: '' }, 7),
  feature(point(2), null, '12'),
]);
const shapes = collection([
  feature(
    {
      type: 'LineString',
      coordinates: [
        [9.4, 47.1],
        [9.5, 47.2],
        [9.6, 47.1],
      ],
    },
    { color: '#aa3322' },
    1,
  ),
  feature(
    {
      type: 'Polygon',
      coordinates: [
        [
          [9.4, 47.1],
          [9.5, 47.2],
          [9.6, 47.1],
          [9.4, 47.1],
        ],
      ],
    },
    { floors: 3 },
  ),
]);
const indexOf = (data: FeatureCollection) =>
  pointIndexOf(data, { extent, buffer: 0, cluster: false }) ?? new GeoJSONVT(data, { extent, maxZoom: 18 });

test.each([
  ['points', points],
  ['lines and areas', shapes],
])('returns the same features as from a vector tile: %s', (_, data) => {
  // The tile of 9.5° east, 47.1° north.
  const { features } = indexOf(data).getTile(8, 134, 89) as { features: TileFeatures };
  expect(features).toHaveLength(data.features.length);
  const asVectorTile = fromVectorTileJs(new GeoJSONWrapper(features, { version: 2, extent }));
  const theirs = new VectorTile(new PbfReader(asVectorTile)).layers[layerName]!;
  const own = unpackFeatures(packFeatures(features) as ArrayBuffer, extent)[layerName]!;
  expect([own.name, own.extent, own.length]).toEqual([theirs.name, theirs.extent, theirs.length]);
  for (let nr = 0; nr < own.length; nr += 1) {
    const [mine, other] = [own.feature(nr), theirs.feature(nr)];
    expect([mine.id, mine.type, { ...mine.properties }, mine.loadGeometry()]).toEqual([
      other.id,
      other.type,
      { ...other.properties },
      other.loadGeometry(),
    ]);
  }
});
