import type { Item } from '@umkreis/contract/item.ts';
import type { ItemSurroundings } from '@umkreis/contract/item-write.ts';
import { expect, test } from 'vitest';
import { surroundingShapes } from './surrounding-shapes.ts';

const item = { id: '1', nanoId: 'own', title: 'Stand 4', lat: 47.1, lon: 9.5, itemDetails: [] } as unknown as Item;
const ring = [
  [9.5, 47.1],
  [9.51, 47.1],
  [9.51, 47.11],
  [9.5, 47.1],
];
const area = (level?: string) => ({
  type: 'Feature' as const,
  properties: level ? { level } : null,
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const neighbours = [
  {
    id: '2',
    nanoId: 'next',
    title: 'Stand 5',
    lat: 47.1,
    lon: 9.5,
    isParent: false,
    geojsons: [{ itemGeojsonType: 140, geojson: area('EG') }],
  },
  {
    id: '3',
    nanoId: 'hall',
    title: 'Halle 2',
    lat: 47.1,
    lon: 9.5,
    isParent: true,
    geojsons: [{ itemGeojsonType: 120, geojson: area() }],
  },
] as ItemSurroundings;
const others = [{ itemGeojsonId: 'g', itemGeojsonType: 1000, geojson: area() }] as unknown as Item['geojsons'];

test('shows hall, neighbours and other geometries of the place, the hall below, with their titles', () => {
  const { features, targets } = surroundingShapes(item, others, neighbours, null);
  expect(features.map(({ properties }) => [properties.nanoId, properties.mainTitleLabel])).toEqual([
    ['hall', 'Halle 2'],
    ['next', 'Stand 5'],
    ['own', 'Stand 4'],
  ]);
  // The public map only draws areas while their place is selected.
  expect(features[2]!.properties.fillOpacity).toBeLessThan(features[1]!.properties.fillOpacity);
  expect(targets.map(({ name, lines }) => [name, lines])).toEqual([
    ['Halle 2', [ring]],
    ['Stand 5', [ring]],
    ['Stand 4', [ring]],
  ]);
});

test('leaves out shapes of other floors', () => {
  const { features, targets } = surroundingShapes(item, [], neighbours, 'OG');
  expect(features.map(({ properties }) => properties.nanoId)).toEqual(['hall']);
  expect(targets.flatMap(({ lines }) => lines)).toEqual([ring]);
});
