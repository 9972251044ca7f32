import { expect, test } from 'vitest';
import { lifts } from './lifts.ts';
import { subCategories } from './sub-categories.ts';

test('contains only sub categories of Transport', () => {
  const names = new Set(subCategories.Transport.map(([en]) => en));
  expect(lifts.filter((name) => !names.has(name))).toEqual([]);
});
