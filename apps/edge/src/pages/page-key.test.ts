import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (address: string) => pageKey(new URL(address, 'https://guide.example'));

test.each([
  '/map/place/abcdefgh',
  '/map/place/abcdefgh/',
  '/map/place/abcdefgh/gasthof-l%C3%B6wen',
  '/map/place/abcdefgh/any-other?page=7&utm=1',
])('%s is the page of the place', (address) =>
  expect(keyOf(address)).toEqual({ path: '/map/place/abcdefgh', page: 1 }),
);

test('the title of a list, a topic and an embedded one makes no other page; its number does', () => {
  expect(keyOf('/map/tag/x/title?page=3')).toEqual({ path: '/map/tag/x', page: 3 });
  expect(keyOf('/map/tag/x/title?page=99')).toEqual({ path: '/map/tag/x', page: 1 });
  expect(keyOf('/map/search-shortcut/x/title/tags/1,2')).toEqual({ path: '/map/search-shortcut/x', page: 1 });
  expect(keyOf('/embed/search-shortcut/list-map/x/title').path).toBe('/embed/search-shortcut/list-map/x');
  expect(keyOf('/embed/search-shortcut/x/title').path).toBe('/embed/search-shortcut/x');
});

test('what names nothing stays as it is', () => {
  for (const path of ['/', '/map', '/map/place', '/map/place/a/b/c', '/nowhere/x', '/dashboard/places/x'])
    expect(keyOf(path)).toEqual({ path, page: 1 });
});
