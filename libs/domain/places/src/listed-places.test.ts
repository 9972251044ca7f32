import { expect, it } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { listedPlaces } from './listed-places.ts';

const category = (id: string, zOrder: number) => ({ id, mainCategory: id, subCategory: id, zOrder }) as Category;
const reference = { categories: [category('sight', 1), category('shop', 5)], tags: [], events: [] };
const place = (title: string, of: string) => ({ id: title, title, categories: [of] }) as unknown as BasemapItem;
const places = [
  place('Laden 10', 'shop'),
  place('', 'sight'),
  place('Laden 2', 'shop'),
  place('Turm', 'sight'),
  place('Äussere Burg', 'sight'),
];
const titles = (matches: (title: string) => boolean, most?: number) =>
  listedPlaces(places, reference, new Date(), ({ item }) => matches(item.title), most).map(({ title }) => title);

it('lists by map order, then by title, unnamed places last', () => {
  expect(titles(() => true)).toEqual(['Äussere Burg', 'Turm', 'Laden 2', 'Laden 10', '']);
  expect(titles((title) => title.startsWith('Laden'))).toEqual(['Laden 2', 'Laden 10']);
});

it('lists all places if only the first ones have to be in order', () => {
  const found = titles(() => true, 2);
  expect(found.slice(0, 2)).toEqual(['Äussere Burg', 'Turm']);
  expect(found.toSorted()).toEqual(places.map(({ title }) => title).toSorted());
});
