import { expect, test } from 'vitest';
import { lifts } from './lifts.ts';
import { subCategories } from './sub-categories.ts';

test('contains only sub categories of Transport', () => {
  const known = new Set(subCategories.Transport.map(([en]) => en));
  expect(lifts.filter((name) => !known.has(name))).toEqual([]);
});
