import { expect, test } from 'vitest';
import { category } from './categories.ts';
import type { MainCategoryName } from './main-categories.ts';
import { isStreetFurniture, streetFurniture } from './street-furniture.ts';

test('contains only names of categories', () => {
  for (const [main, subs] of Object.entries(streetFurniture))
    for (const sub of subs) expect(category(main as MainCategoryName, sub).subCategory).toBe(sub);
});

test.each([
  ['Service', 'Bench', true],
  ['Service', 'Waste basket', true],
  ['Service', 'Fire hydrant', true],
  ['Service', 'Defibrillator', true],
  ['Transport', 'Parking', true],
  ['Service', 'Toilet', false],
  ['Transport', 'Bus stop', false],
  ['Eating', 'Bench', false],
])('%s, %s: %s', (mainCategory, subCategory, is) => {
  expect(isStreetFurniture({ mainCategory, subCategory })).toBe(is);
});
