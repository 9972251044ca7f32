import { expect, test } from 'vitest';
import type { MapPlace } from '../map-place.ts';
import { isShapeAlwaysVisible, shapeFeatures } from './shape-features.ts';

const place: MapPlace = {
  item: { id: 'a', nanoId: 'abcdefgh', title: 'Halle 1', lat: 47, lon: 9, categories: [] },
  categories: [], tags: [], hasEvents: false, isGone: false, isDormant: false,
};
const polygon = (properties: object = {}) => ({ type: 'Feature' as const, properties, geometry: { type: 'Polygon', coordinates: [[[9, 47], [9.1, 47], [9.1, 47.1], [9, 47]]] } });
const one = (itemGeojsonType: 120 | 140 | 160 | 1000, properties?: object) => shapeFeatures(place, { itemGeojsonType, geojson: polygon(properties) }, null, false)[0]!.properties;

test('defaults by type', () => {
  expect(one(1000)).toMatchObject({ fillColor: '#FFDD30', fillOpacity: 0.5 });
  expect(one(140)).toMatchObject({ fillColor: '#F2F4F7', fillOutlineColor: '#D8D8D8', fillOpacity: 0.9 });
  expect(one(120)).toMatchObject({ fillColor: '#FBFCFF', fillOpacity: 0.5 });
  expect(one(160)).toMatchObject({ lineColor: '#60677B', lineWidth: 3 });
});

test("a feature's own properties win", () => {
  expect(one(140, { fillColor: '#112233', fillOpacity: 0.4 })).toMatchObject({ fillColor: '#112233', fillOpacity: 0.4 });
});

test('a selected polygon is denser', () => {
  expect(shapeFeatures(place, { itemGeojsonType: 1000, geojson: polygon() }, null, true)[0]!.properties.fillOpacity).toBe(0.8);
});

test('other levels are left out, features of no level stay', () => {
  const geojson = { type: 'FeatureCollection' as const, features: [polygon({ level: 'EG' }), polygon({ level: 'OG' }), polygon()] };
  expect(shapeFeatures(place, { itemGeojsonType: 140, geojson }, 'EG', false)).toHaveLength(2);
});

test('halls are always there, plain polygons only when marked', () => {
  expect(isShapeAlwaysVisible(place, { itemGeojsonType: 120, geojson: polygon() })).toBe(true);
  expect(isShapeAlwaysVisible(place, { itemGeojsonType: 1000, geojson: polygon() })).toBe(false);
});
