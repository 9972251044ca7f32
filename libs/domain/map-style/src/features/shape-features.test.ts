import { expect, test } from 'vitest';
import type { MapPlace } from '../points/map-place.ts';
import { isShapeAlwaysVisible, shapeFeatures } from './shape-features.ts';

const place: MapPlace = {
  item: { id: 'a', nanoId: 'abcdefgh', title: 'Halle 1', lat: 47, lon: 9, categories: [] },
  categories: [],
  tags: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
};
const polygon = (properties: object = {}) => ({
  type: 'Feature' as const,
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [9, 47],
        [9.1, 47],
        [9.1, 47.1],
        [9, 47],
      ],
    ],
  },
});
const one = (itemGeojsonType: Parameters<typeof shapeFeatures>[1]['itemGeojsonType'], properties?: object) =>
  shapeFeatures(place, { itemGeojsonType, geojson: polygon(properties) }, null, 'normal')[0]!.properties;

test('applies defaults by type', () => {
  expect(one(1000)).toMatchObject({ fillColor: '#FFDD30', fillOpacity: 0.5 });
  expect(one(140)).toMatchObject({ fillColor: '#F2F4F7', fillOutlineColor: '#D8D8D8', fillOpacity: 0.9 });
  expect(one(120)).toMatchObject({ fillColor: '#FBFCFF', fillOpacity: 0.5 });
  expect(one(160)).toMatchObject({ lineColor: '#60677B', lineWidth: 3 });
});

test('draws walls and lines by type', () => {
  expect(one(110)).toMatchObject({ lineColor: '#9BC6B6', lineWidth: 5 });
  expect(one(130)).toMatchObject({ lineColor: '#60677B', lineWidth: 5 });
  for (const type of [1, 150, 2000] as const)
    expect(one(type)).toMatchObject({ lineColor: '#FFDD30', lineWidth: 6, lineOpacity: 1 });
});

test('reads all properties of a feature', () => {
  const properties = {
    fillColor: '#010101',
    fillOpacity: 0.1,
    fillOutlineColor: '#020202',
    lineColor: '#030303',
    lineWidth: 7,
    lineOpacity: 0.2,
    mainTitleLabel: 'A',
    subTitleLabel: 'B',
    labelColor: '#040404',
  };
  expect(one(1000, { ...properties, selectedFillOpacity: 0.9, name: 'N' })).toMatchObject(properties);
  expect(one(200, { name: 'Zone 3' }).mainTitleLabel).toBe('Zone 3');
  expect(
    shapeFeatures(
      place,
      { itemGeojsonType: 1000, geojson: polygon({ selectedFillOpacity: 0.9 }) },
      null,
      'selected',
    )[0]!.properties.fillOpacity,
  ).toBe(0.9);
});

test('keeps booths of a selected hall visible and highlights a single booth', () => {
  const state = (itemGeojsonType: 120 | 140, how: 'selected' | 'highlighted') =>
    shapeFeatures(place, { itemGeojsonType, geojson: polygon() }, null, how)[0]!.properties;
  expect(state(120, 'selected').fillOpacity).toBe(0);
  expect(state(140, 'highlighted').fillColor).toBe('#FFDD30');
});

test("prefers a feature's own properties", () => {
  expect(one(140, { fillColor: '#112233', fillOpacity: 0.4 })).toMatchObject({
    fillColor: '#112233',
    fillOpacity: 0.4,
  });
});

test('draws a selected polygon denser', () => {
  expect(
    shapeFeatures(place, { itemGeojsonType: 1000, geojson: polygon() }, null, 'selected')[0]!.properties.fillOpacity,
  ).toBe(0.8);
});

test('excludes other levels and keeps features without a level', () => {
  const geojson = {
    type: 'FeatureCollection' as const,
    features: [polygon({ level: 'EG' }), polygon({ level: 'OG' }), polygon()],
  };
  expect(shapeFeatures(place, { itemGeojsonType: 140, geojson }, 'EG', 'normal')).toHaveLength(2);
});

test('keeps a polygon with geojson:isPermanentlyVisibleOnMap on the map', () => {
  const marked = {
    ...place,
    tags: [{ tagKey: 'geojson:isPermanentlyVisibleOnMap', tagValue: 'true' }] as unknown as MapPlace['tags'],
  };
  expect(isShapeAlwaysVisible(marked, { itemGeojsonType: 1000, geojson: polygon() })).toBe(true);
});

test('always draws halls, but plain polygons only if marked', () => {
  expect(isShapeAlwaysVisible(place, { itemGeojsonType: 120, geojson: polygon() })).toBe(true);
  expect(isShapeAlwaysVisible(place, { itemGeojsonType: 1000, geojson: polygon() })).toBe(false);
});
