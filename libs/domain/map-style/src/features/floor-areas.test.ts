import { expect, test } from 'vitest';
import type { Level } from '@umkreis/contract/branch.ts';
import type { MapPlace } from '../points/map-place.ts';
import { floorHeight, floorAreas, heightOf } from './floor-areas.ts';

const level = (key: string, sortOrder: number): Level => ({
  key,
  sortOrder,
  layerId: null,
  layerPath: null,
  isDefault: false,
});
const levels = [level('OG', 1), level('UG', -1), level('EG', 0)];
const polygon = {
  type: 'Feature' as const,
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [9, 47],
        [9.2, 47],
        [9.2, 47.2],
        [9, 47.2],
        [9, 47],
      ],
    ],
  },
};
const place = (itemGeojsonType: 100 | 140, own?: string): MapPlace => ({
  item: {
    id: own ?? 'house',
    nanoId: 'abcdefgh',
    title: 'A',
    lat: 47,
    lon: 9,
    categories: [],
    geojsons: [{ itemGeojsonType, geojson: polygon }],
    ...(own && { details: { level: own } }),
  },
  categories: [],
  tags: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
});

test('stacks floors by their order, with the selected one at ground level', () => {
  expect(['UG', 'EG', 'OG'].map((key) => heightOf(key, levels, 'EG'))).toEqual([-floorHeight, 0, floorHeight]);
  expect(heightOf('UG', levels, 'OG')).toBe(-2 * floorHeight);
});

test('puts each shop on its floor, and the building below each of them', () => {
  const areas = floorAreas([place(100), place(140, 'EG'), place(140, 'OG')], levels, 'OG');
  expect(areas.filter(({ isPlate }) => isPlate)).toHaveLength(3);
  const shops = areas.filter(({ isPlate }) => !isPlate);
  expect(shops.map(({ middle, isSelected }) => [middle[2], isSelected])).toEqual(
    expect.arrayContaining([
      [0, true],
      [-floorHeight, false],
    ]),
  );
  expect(shops[0]!.middle[0]).toBeCloseTo(9.1);
  expect(shops[0]!.middle[1]).toBeCloseTo(47.1);
});
