import type { Feature, FeatureCollection } from 'geojson';
import { describe, expect, test } from 'vitest';
import { readGeojsonFile } from './read-geojson-file.ts';
import { readShapesDraft, shapesDraft } from './shapes-draft.ts';
import {
  boundsOf,
  drawnPositions,
  geojsonOf,
  geometriesOf,
  partsOf,
  shapesOf,
  withPart,
  withProperty,
} from './shapes.ts';

const hole = [
  [9.51, 47.11],
  [9.52, 47.11],
  [9.52, 47.12],
  [9.51, 47.11],
];
const zone: Feature = {
  type: 'Feature',
  properties: { name: 'Hof', fillColor: '#FFDD30' },
  bbox: [9.5, 47.1, 9.6, 47.2],
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [9.500000012345, 47.1, 440],
        [9.6, 47.1, 441],
        [9.6, 47.2, 442],
        [9.500000012345, 47.1, 440],
      ],
      hole,
    ],
  },
};
let count = 0;
const newKey = () => `shape ${(count += 1)}`;

describe('shapes of a geometry', () => {
  test('stay identical if they are not edited', () => {
    for (const geojson of [zone, { type: 'FeatureCollection', bbox: [9, 47, 10, 48], features: [zone] }] as const) {
      const shapes = shapesOf(geojson as Feature | FeatureCollection, 1000, newKey);
      expect(geojsonOf(shapes, geojson as Feature | FeatureCollection)).toEqual(geojson);
      const [part] = partsOf(shapes[0]!.feature);
      expect(withPart(zone, 0, drawnPositions(part!.positions))).toBe(zone);
    }
  });

  test('preserve holes, heights and decimals when another corner moves', () => {
    const drawn = drawnPositions(partsOf(zone)[0]!.positions).with(1, [9.65, 47.1]);
    const moved = withPart(zone, 0, drawn);
    expect(moved.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [9.500000012345, 47.1, 440],
          [9.65, 47.1],
          [9.6, 47.2, 442],
          [9.500000012345, 47.1, 440],
        ],
        hole,
      ],
    });
    expect(moved).not.toHaveProperty('bbox');
    expect(moved.properties).toEqual(zone.properties);
  });

  test('change only the edited part of a multi-part geometry', () => {
    const lines: Feature = {
      type: 'Feature',
      properties: null,
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [9, 47],
            [9.1, 47],
          ],
          [
            [9, 48],
            [9.1, 48],
          ],
        ],
      },
    };
    expect(partsOf(lines)).toHaveLength(2);
    const moved = withPart(lines, 1, [
      [9, 48],
      [9.2, 48],
    ]);
    expect(moved.geometry).toMatchObject({
      coordinates: [
        [
          [9, 47],
          [9.1, 47],
        ],
        [
          [9, 48],
          [9.2, 48],
        ],
      ],
    });
    expect(boundsOf([{ key: 'a', kind: 150, feature: moved }])).toEqual([9, 47, 9.2, 48]);
    expect(withProperty(lines, 'lineWidth', 4).properties).toEqual({ lineWidth: 4 });
    expect(withProperty(zone, 'fillColor', undefined).properties).toEqual({ name: 'Hof' });
  });
});

const line: Feature = {
  type: 'Feature',
  properties: null,
  geometry: {
    type: 'LineString',
    coordinates: [
      [9, 47],
      [9.1, 47],
    ],
  },
};

describe('kinds of shapes', () => {
  const mixed: FeatureCollection = { type: 'FeatureCollection', bbox: [9, 47, 10, 48], features: [zone, line, zone] };

  test('have the stored kind, or the usual one if it contradicts the shape', () => {
    expect(shapesOf(mixed, 120, newKey).map(({ kind }) => kind)).toEqual([120, 2000, 120]);
    expect(shapesOf(zone, 130, newKey).map(({ kind }) => kind)).toEqual([1000]);
    expect(shapesOf(line, undefined, newKey).map(({ kind }) => kind)).toEqual([2000]);
  });

  test('become one geometry each, with the stored kind first', () => {
    const [hall, wall, stand] = shapesOf(mixed, 120, newKey);
    const shapes = [{ ...stand!, kind: 140 } as const, { ...wall!, kind: 130 } as const, hall!];
    expect(geometriesOf(shapes, 120, mixed)).toEqual([
      { type: 120, geojson: { ...mixed, features: [zone] } },
      { type: 140, geojson: zone },
      { type: 130, geojson: line },
    ]);
    expect(geometriesOf(shapes.slice(0, 1), 120, zone)).toEqual([{ type: 140, geojson: zone }]);
  });

  test('are part of the draft, which older versions stored as GeoJSON', () => {
    const shapes = shapesOf(mixed, 120, newKey);
    const plain = (some: typeof shapes | undefined) => some?.map(({ kind, feature }) => ({ kind, feature }));
    expect(plain(readShapesDraft(shapesDraft(shapes), 1000, newKey))).toEqual(plain(shapes));
    expect(plain(readShapesDraft(JSON.stringify(mixed), 120, newKey))).toEqual(plain(shapes));
    expect(readShapesDraft(null, 120, newKey)).toBeUndefined();
    expect(readShapesDraft('{"shapes":', 120, newKey)).toBeUndefined();
  });
});

describe('readGeojsonFile', () => {
  const file = (value: unknown) => readGeojsonFile(typeof value === 'string' ? value : JSON.stringify(value));
  test('returns the features of a feature, geometry or collection', () => {
    const { geometry } = zone;
    for (const value of [zone, geometry, { type: 'FeatureCollection', name: 'x', features: [zone] }]) {
      expect(file(value)).toMatchObject({ features: [{ type: 'Feature', geometry: { type: 'Polygon' } }] });
    }
    expect(file({ ...zone, properties: { name: 'Hof', list: [1] } })).toMatchObject({
      features: [{ properties: { name: 'Hof' } }],
    });
  });

  test('reports why a file is invalid, empty or out of range', () => {
    expect(file('<kml/>')).toEqual({ error: 'notJson' });
    expect(file({ type: 'FeatureCollection', features: [] })).toEqual({ error: 'nothing' });
    const far = { type: 'Point', coordinates: [900, 47] };
    expect(file(far)).toMatchObject({ error: 'invalid', reason: expect.stringContaining('coordinates') as string });
    expect(file({ type: 'GeometryCollection', geometries: [] })).toEqual({ error: 'nothing' });
    const circle = { type: 'Feature', geometry: { type: 'Circle', coordinates: [9.5, 47.1] } };
    expect(file({ type: 'FeatureCollection', features: [zone, circle] })).toEqual({
      error: 'invalid',
      reason: 'features.1.geometry.type',
    });
    expect(file({ ...zone, properties: { lineWidth: 99 } })).toEqual({
      error: 'invalid',
      reason: 'features.0.properties.lineWidth',
    });
  });
});
