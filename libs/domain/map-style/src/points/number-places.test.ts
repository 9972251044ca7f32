import { expect, test } from 'vitest';
import type { MapPlace } from './map-place.ts';
import { numberPlaces } from './number-places.ts';

const place = (id: string, mainCategory: string, subCategory: string) =>
  ({
    item: { id },
    categories: [{ id: `${mainCategory}/${subCategory}`, mainCategory, subCategory }],
  }) as unknown as MapPlace;

test('numbers categories and main categories consecutively', () => {
  const numbers = numberPlaces([
    place('a', 'Shopping', 'Bakery'),
    place('b', 'Eating', 'Restaurant'),
    place('c', 'Shopping', 'Books'),
    place('d', 'Eating', 'Café'),
    place('e', 'Shopping', 'Bakery'),
    { ...place('f', '', ''), categories: [] },
  ]);
  expect([...numbers.values()].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const at = (...ids: string[]) => ids.map((id) => numbers.get(id)!).toSorted();
  const isRow = (all: number[]) => all.at(-1)! - all[0]! === all.length - 1;
  expect([at('a', 'e'), at('a', 'c', 'e'), at('b', 'd')].map(isRow)).toEqual([true, true, true]);
});
