import { expect, test } from 'vitest';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Building } from '@umkreis/contract/street.ts';
import { buildingAt, buildingFeatures } from './street-and-building-features.ts';

const building: Building = {
  id: 'b',
  nanoId: 'abcdefgh',
  title: 'Städtle 1',
  lat: 47.1405,
  lon: 9.5205,
  housenumber: '1',
  city: 'Vaduz',
  categories: [],
  polygon: encodePolyline([
    [9.52, 47.14],
    [9.521, 47.14],
    [9.521, 47.141],
    [9.52, 47.141],
    [9.52, 47.14],
  ]),
};

test('finds the building at a clicked point', () => {
  expect(buildingAt([9.5205, 47.1405], [building])).toBe(building);
  expect(buildingAt([9.5215, 47.1405], [building])).toBeUndefined();
});

test('converts a building to a polygon', () => {
  expect(buildingFeatures(building, '#6f3bf5')[0]!.geometry).toMatchObject({ type: 'Polygon' });
});
