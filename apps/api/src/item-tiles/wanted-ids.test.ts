import { expect, test } from 'vitest';
import { wantedIds } from './wanted-ids.ts';

const known = new Set(['a', 'b', 'c']);

test('the same categories in any order, repeated or with others that are nowhere, are the same tile', () => {
  for (const asked of ['b,a', 'a,b', 'a,b,a', 'x,b,,a,y']) expect(wantedIds(asked, known)).toEqual(['a', 'b']);
  expect(wantedIds(undefined, known)).toBeNull();
  expect(wantedIds('x', known)).toEqual([]);
});
