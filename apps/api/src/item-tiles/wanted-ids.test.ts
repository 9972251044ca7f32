import { expect, test } from 'vitest';
import { wantedGroups, wantedIds } from './wanted-ids.ts';

const known = new Set(['a', 'b', 'c']);

test('treats the same categories in any order, repeated or mixed with unknown ones, as the same tile', () => {
  for (const asked of ['b,a', 'a,b', 'a,b,a', 'x,b,,a,y']) expect(wantedIds(asked, known)).toEqual(['a', 'b']);
  expect(wantedIds(undefined, known)).toBeNull();
  expect(wantedIds('x', known)).toEqual([]);
});

test('treats the same groups in any order as the same tile, and an unknown group as empty', async () => {
  const groupsOf = (asked?: string) => wantedGroups(asked, async () => known);
  for (const asked of ['c;b,a', 'a,b;c', 'a,b;c;b,a', 'x,b,a;c'])
    expect(await groupsOf(asked)).toEqual([['a', 'b'], ['c']]);
  expect(await groupsOf('a;x')).toEqual([[], ['a']]);
  expect(await groupsOf()).toBeNull();
});
