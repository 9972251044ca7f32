import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import { landmarksOf } from './landmarks.ts';
import type { MapPlace } from './map-place.ts';

/** One px at zoom 13, degrees of longitude */
const px = 360 / (512 * 2 ** 13);
/** The north-west corner of a tile at zoom 13, less than a px south of the equator */
const [west, north] = [9.4921875, -0.0001];

interface Overrides {
  x?: number;
  y?: number;
  zOrder?: number;
  kind?: string;
  title?: string;
}

/** A place at a distance from the corner, px at zoom 13. */
const place = (
  id: string,
  { x = 20, y = 20, zOrder = 4, kind = 'Eating/Inn', title = id }: Overrides = {},
): MapPlace => {
  const [mainCategory, subCategory] = kind.split('/') as [string, string];
  return {
    item: { id, nanoId: id, title, lon: west + x * px, lat: north - y * px, categories: [kind] },
    categories: [{ id: kind, mainCategory, subCategory, zOrder } as Category],
    tags: [],
    hasEvents: false,
    isPermanentlyClosed: false,
    isDormant: false,
  };
};
const from = (places: MapPlace[], isFiltered?: boolean) => Object.fromEntries(landmarksOf(places, isFiltered).from);

test('chooses the three most important of a cell of 256 px, others at higher zooms', () => {
  const row = Array.from({ length: 5 }, (_, at) => place(`p${at}`, { x: 20 + 48 * at, zOrder: 2 + at / 10 }));
  expect(from(row.toReversed())).toEqual({ p0: 10, p1: 13, p2: 13, p3: 14, p4: 14 });
});

test('chooses none covered by the symbol of a more important one', () => {
  expect(from([place('castle', { zOrder: 2 }), place('inn', { x: 40 })])).toEqual({ castle: 10, inn: 15 });
});

test('chooses unimportant ones at high zoom or not at all', () => {
  expect(from([place('shop', { zOrder: 7 })])).toEqual({ shop: 15 });
  expect(from([place('office', { zOrder: 10 })])).toEqual({});
});

test.each([
  ['street furniture', place('a', { kind: 'Transport/Parking' })],
  ['what has no name', place('a', { title: '' })],
  ['settlements, whose names are on the basemap', place('a', { kind: 'Place/Village', zOrder: 2 })],
  ['what is gone', { ...place('a'), isPermanentlyClosed: true }],
  ['prohibitions not in force', { ...place('a'), isDormant: true }],
  [
    'peaks with a label of their own',
    { ...place('a'), tags: [{ tagKey: 'mapPin', tagValue: 'highAltitudeLabel' }] } as unknown as MapPlace,
  ],
])('excludes %s', (_, one) => {
  expect(from([one])).toEqual({});
  expect(landmarksOf([one]).prominent.size).toBe(0);
});

test('may choose street furniture with a filter', () => {
  const parking = place('a', { kind: 'Transport/Parking' });
  expect(from([parking])).toEqual({});
  expect(from([parking], true)).toEqual({ a: 12 });
});

test.each([13, 14, 15, 16])('names the ten to twenty most important places of a full screen at zoom %i', (zoom) => {
  const [width, height] = [1024, 1024];
  const scale = 2 ** (zoom - 13);
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const all = Array.from({ length: 400 }, (_, at) =>
    place(`p${at}`, {
      x: (random() * width) / scale,
      y: (random() * (height - 8)) / scale,
      zOrder: 2 + (at % 50) / 10,
    }),
  );
  const { from: zooms } = landmarksOf(all);
  const named = all.filter(({ item }) => (zooms.get(item.id) ?? 99) <= zoom);
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(named.length).toBeLessThanOrEqual(20);
  const weight = (places: MapPlace[]) =>
    places.reduce((sum, { categories }) => sum + categories[0]!.zOrder, 0) / places.length;
  expect(weight(named)).toBeLessThan(weight(all) - 1);
});
