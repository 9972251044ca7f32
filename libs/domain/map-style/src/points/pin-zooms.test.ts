import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { MapPlace } from './map-place.ts';
import { pinZooms } from './pin-zooms.ts';

/** One px at zoom 13, degrees of longitude */
const px = 360 / (512 * 2 ** 13);

const row = (count: number, apart: number): MapPlace[] =>
  Array.from({ length: count }, (_, at) => ({
    item: {
      id: `p${at}`,
      nanoId: `p${at}`,
      title: `p${at}`,
      lon: 9.4921875 + at * apart * px,
      lat: -0.0001,
      categories: [],
    },
    categories: [{ mainCategory: 'Eating', subCategory: 'Inn', zOrder: 2 + (at % 7) } as Category],
    tags: [],
    hasEvents: false,
    isPermanentlyClosed: false,
    isDormant: false,
  }));

test('draws few results as symbols at every zoom', () => {
  expect(pinZooms(row(150, 1)).size).toBe(0);
});

test('draws the most important of many results per 128 px as a symbol, and all of them at high zoom', () => {
  const places = row(400, 2);
  const zooms = pinZooms(places);
  const pinsAt = (zoom: number) => places.filter(({ item }) => (zooms.get(item.id) ?? 0) <= zoom);
  // 800 px at zoom 13
  expect(pinsAt(13)).toHaveLength(7);
  expect(pinsAt(13).every(({ categories: [category] }) => category!.zOrder === 2)).toBe(true);
  expect(pinsAt(15)).toHaveLength(400);
});
