import { expect, test } from 'vitest';
import { pageKey, rightTitle } from './page-key.ts';

const keyOf = (address: string) => pageKey(new URL(address, 'https://guide.example'));

const every = { from: null, to: null, rows: null };

test.each([
  '/map/place/abcdefgh',
  '/map/place/abcdefgh/',
  '/map/place/abcdefgh/gasthof-l%C3%B6wen',
  '/map/place/abcdefgh/any-other?page=7&utm=1',
])('%s has the key of the place', (address) =>
  expect(keyOf(address)).toEqual({ path: '/map/place/abcdefgh', page: 1, selection: every }),
);

test('ignores the title of lists, topics and embeds, but not the page number', () => {
  expect(keyOf('/map/tag/x/title?page=3')).toEqual({ path: '/map/tag/x', page: 3, selection: every });
  expect(keyOf('/map/tag/x/title?page=99')).toEqual({ path: '/map/tag/x', page: 1, selection: every });
  expect(keyOf('/map/search-shortcut/x/title/tags/1,2')).toEqual({
    path: '/map/search-shortcut/x',
    page: 1,
    selection: every,
  });
  expect(keyOf('/embed/search-shortcut/list-map/x/title').path).toBe('/embed/search-shortcut/list-map/x');
  expect(keyOf('/embed/search-shortcut/x/title').path).toBe('/embed/search-shortcut/x');
});

test('reads the days and the number of events of an agenda, and of no other page', () => {
  const query = '?from=2026-12-24&to=2026-12-31&rows=5&theme=dark';
  const selection = { from: '2026-12-24', to: '2026-12-31', rows: 5 };
  expect(keyOf(`/embed/tag/agenda/x/title${query}`)).toEqual({ path: '/embed/tag/agenda/x', page: 1, selection });
  expect(keyOf(`/embed/guide/agenda${query}`).selection).toEqual(selection);
  expect(keyOf(`/embed/guide/agenda?from=tomorrow&rows=0`).selection).toEqual(every);
  expect(keyOf(`/embed/tag/x/title${query}`).selection).toEqual(every);
});

test('keeps other paths unchanged', () => {
  for (const path of ['/', '/map', '/map/place', '/map/place/a/b/c', '/nowhere/x', '/dashboard/places/x'])
    expect(keyOf(path)).toEqual({ path, page: 1, selection: every });
});

test.each([
  ['/map/place/x/wrong?q=1', '/map/place/x/gasthof-l%C3%B6wen?q=1'],
  ['/map/place/x/gasthof-l%c3%b6wen/', undefined],
  ['/map/place/x', undefined],
  ['/map/place/x/', undefined],
  ['/map/place/y/wrong', undefined],
  ['/map/list/x/wrong', undefined],
  ['/embed/search-shortcut/x/wrong', undefined],
  ['/map', undefined],
])('corrects the title in %s to %s', (address, to) =>
  expect(rightTitle(new URL(address, 'https://a.example'), 'https://b.example/map/place/x/gasthof-l%C3%B6wen')).toBe(
    to,
  ),
);

test('removes the title of an untitled place, and keeps selected tags', () => {
  const at = (path: string, right: string) =>
    rightTitle(new URL(path, 'https://a.example'), `https://a.example${right}`);
  expect(at('/map/place/x/old', '/map/place/x')).toBe('/map/place/x');
  expect(at('/map/search-shortcut/x/old/tags/1,2', '/map/search-shortcut/x/new')).toBeUndefined();
});
