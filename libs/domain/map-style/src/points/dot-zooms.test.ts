import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import { dotZooms } from './dot-zooms.ts';
import type { MapPlace } from './map-place.ts';

/** One px at zoom 13, degrees of longitude */
const px = 360 / (512 * 2 ** 13);
const west = 9.4921875;

/** A place at a distance from the western edge of a tile, px at zoom 13. */
const place = (id: string, x: number, { zOrder = 4, kind = 'Eating/Inn', tag = '' } = {}): MapPlace => {
  const [mainCategory, subCategory] = kind.split('/') as [string, string];
  return {
    item: { id, nanoId: id, title: id, lon: west + x * px, lat: -0.0001, categories: [kind] },
    categories: [{ id: kind, mainCategory, subCategory, zOrder } as Category],
    tags: tag ? [{ id: tag, tagKey: tag, tagValue: 'true' } as MapPlace['tags'][number]] : [],
    hasEvents: false,
    isPermanentlyClosed: false,
    isDormant: false,
  };
};
const zooms = (...places: MapPlace[]) => Object.fromEntries(dotZooms(places));

test('draws the more important of two places in a cell as a dot until they are in different cells', () => {
  expect(zooms(place('inn', 1), place('castle', 2, { zOrder: 2 }))).toEqual({ inn: 14 });
  expect(zooms(place('inn', 1), place('castle', 7, { zOrder: 2 }))).toEqual({ inn: 13 });
  expect(zooms(place('inn', 1), place('castle', 15, { zOrder: 2 }))).toEqual({ inn: 12 });
});

test('keeps a dot at higher zooms', () => {
  const row = Array.from({ length: 60 }, (_, at) => place(`p${at}`, at * 1.3, { zOrder: 2 + (at % 5) }));
  const first = dotZooms(row);
  const dotsAt = (zoom: number) => row.filter(({ item }) => (first.get(item.id) ?? 0) <= zoom).length;
  const counts = [7, 8, 9, 10, 11, 12, 13, 14].map(dotsAt);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBe(1);
  expect(counts.at(-1)).toBe(60);
});

test('does not let places without dots hide others', () => {
  const benches = place('bench', 1, { zOrder: 1, kind: 'Service/Bench' });
  const peak = place('peak', 1, { zOrder: 1, kind: 'Nature/Peak', tag: 'symbolAlwaysHidden' });
  expect(zooms(benches, peak, place('inn', 1))).toEqual({});
});
