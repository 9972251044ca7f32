import { expect, test } from 'vitest';
import { wantedCategories } from './wanted-categories.ts';

const known = new Set(['a', 'b', 'c']);

test('the same categories in any order, repeated or with others that are nowhere, are the same tile', () => {
  for (const asked of ['b,a', 'a,b', 'a,b,a', 'x,b,,a,y']) expect(wantedCategories(asked, known)).toEqual(['a', 'b']);
  expect(wantedCategories(undefined, known)).toBeNull();
  expect(wantedCategories('x', known)).toEqual([]);
});
