import { expect, test } from 'vitest';
import { wantedGroups, wantedIds } from './wanted-ids.ts';

const existing = new Set(['a', 'b', 'c']);

test('treats the same categories in any order, repeated or mixed with unknown ones, as the same tile', () => {
  for (const list of ['b,a', 'a,b', 'a,b,a', 'x,b,,a,y']) expect(wantedIds(list, existing)).toEqual(['a', 'b']);
  expect(wantedIds(undefined, existing)).toBeNull();
  expect(wantedIds('x', existing)).toEqual([]);
});

test('treats the same groups in any order as the same tile, and an unknown group as empty', async () => {
  const groupsOf = (list?: string) => wantedGroups(list, async () => existing);
  for (const list of ['c;b,a', 'a,b;c', 'a,b;c;b,a', 'x,b,a;c'])
    expect(await groupsOf(list)).toEqual([['a', 'b'], ['c']]);
  expect(await groupsOf('a;x')).toEqual([[], ['a']]);
  expect(await groupsOf()).toBeNull();
});
