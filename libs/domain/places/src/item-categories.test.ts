import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import { categoriesOfItems } from './item-categories.ts';

const category = (id: string, mainCategory: string, subCategory: string) =>
  ({ id, mainCategory, subCategory }) as Category;
const bakery = category('a', 'Shopping', 'Bakery');
const cafe = category('b', 'Eating', 'Café');
const place = category('c', 'Place', 'Place');
const village = category('d', 'Place', 'Village');
const join = (...rows: Category[]) => categoriesOfItems(new Map(rows.map((row) => [row.id, row])));

test("keeps the item's order and drops unregistered categories", () => {
  expect(join(bakery, cafe, place)({ categories: ['b', 'gone', 'a'] })).toEqual([cafe, bakery]);
});

test("gives an item without a category the category 'Place'", () => {
  expect(join(bakery, village, place)({ categories: [] })).toEqual([place]);
  expect(join(bakery, village, place)({ categories: ['gone'] })).toEqual([place]);
  expect(join(bakery)({ categories: [] })).toEqual([]);
});
