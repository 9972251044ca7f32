import { expect, it } from 'vitest';
import { firstBadPosition } from './bad-position.ts';
import { geojsonInput } from './geojson.ts';

const feature = (type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: null,
  geometry: { type, coordinates },
});
const square = [
  [9, 47],
  [10, 47],
  [10, 48],
  [9, 47],
];

it.each<[string, unknown]>([
  ['Point', [9.5, 47.1]],
  ['Point', [9.5, 47.1, 450]],
  ['MultiPoint', [[9.5, 47.1]]],
  [
    'LineString',
    [
      [9.5, 47.1],
      [9.6, 47.2],
    ],
  ],
  [
    'MultiLineString',
    [
      [
        [9.5, 47.1],
        [9.6, 47.2, 3],
      ],
    ],
  ],
  ['Polygon', [square]],
  ['MultiPolygon', [[square], [square, square]]],
])('accepts a %s like the schema', (type, coordinates) => {
  expect(firstBadPosition(feature(type, coordinates))).toBeUndefined();
  expect(geojsonInput.safeParse(feature(type, coordinates)).success).toBe(true);
});

it.each<[string, unknown, (string | number)[]]>([
  ['Point', [500, 1], []],
  [
    'LineString',
    [
      [1, 1],
      [1, 91],
    ],
    [1],
  ],
  ['LineString', [[1, 1]], []],
  ['LineString', 'x', []],
  ['Polygon', [[]], [0]],
  ['Polygon', [square, square.slice(1)], [1]],
  ['MultiPolygon', [[square], [[...square, [1, 1, 20_000]]]], [1, 0, 4]],
  ['MultiPolygon', [[square], []], [1]],
])('reports only the first error of a %s, which the schema rejects too', (type, coordinates, path) => {
  const value = { type: 'FeatureCollection', features: [feature('Point', [1, 1]), feature(type, coordinates)] };
  const expected = ['features', 1, 'geometry', 'coordinates', ...path];
  expect(firstBadPosition(value)).toEqual(expected);
  expect(geojsonInput.safeParse(value).error!.issues.map((issue) => issue.path)).toEqual([expected]);
});

it.each([undefined, null, 1, [], {}, { features: [null] }, feature('__proto__', []), { geometry: null }])(
  'leaves %j to the schema',
  (value) => {
    expect(firstBadPosition(value)).toBeUndefined();
    expect(geojsonInput.safeParse(value).success).toBe(false);
  },
);
