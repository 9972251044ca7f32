import { expect, test } from 'vitest';
import { geojsonInput } from './geojson.ts';
import { familyOf, geojsonTypeOf, isKindOf, kindError, usualKinds, type ShapeFamily } from './geometry-kinds.ts';

const line = geojsonInput.parse({
  type: 'Feature',
  properties: null,
  geometry: {
    type: 'LineString',
    coordinates: [
      [9.5, 47.1],
      [9.6, 47.1],
    ],
  },
});
const point = geojsonInput.parse({
  type: 'Feature',
  properties: null,
  geometry: { type: 'Point', coordinates: [9.5, 47.1] },
});

test('every kind has one family, and labelled zones also accept points', () => {
  const accepted = (family: ShapeFamily) =>
    Object.keys(geojsonTypeOf)
      .map(Number)
      .filter((one) => isKindOf(one, family));
  expect(accepted('line')).toEqual([1, 110, 130, 150, 160, 2000]);
  expect(accepted('area')).toEqual([100, 120, 140, 200, 1000]);
  expect(accepted('point')).toEqual([200]);
  for (const family of ['line', 'area', 'point'] as const) expect(isKindOf(usualKinds[family], family)).toBe(true);
  expect(familyOf('MultiPolygon')).toBe('area');
  expect(familyOf('GeometryCollection')).toBeUndefined();
});

test('reports the shape that contradicts the kind', () => {
  expect(kindError(120, line)).toBe('kind 120 consists of areas, and shape 1 is a LineString');
  const collection = geojsonInput.parse({ type: 'FeatureCollection', features: [line, point] });
  expect(kindError(2000, collection)).toBe('kind 2000 consists of lines, and shape 2 is a Point');
  expect(kindError(200, line)).toContain('areas or points');
  expect(kindError(2000, line)).toBeUndefined();
  expect(kindError(200, point)).toBeUndefined();
});
