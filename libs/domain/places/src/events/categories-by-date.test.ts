import { expect, test } from 'vitest';
import { categoriesByDate } from './categories-by-date.ts';

const [bakery, cafe, shop] = ['bakery', 'cafe', 'shop'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
];

test('sorts by date if the item has dates, otherwise keeps its order', () => {
  expect(categoriesByDate({ categoriesByDate: ['shop', 'bakery', 'cafe'] }, [bakery, cafe, shop])).toEqual([
    shop,
    bakery,
    cafe,
  ]);
  expect(categoriesByDate({}, [bakery, cafe])).toEqual([bakery, cafe]);
});
