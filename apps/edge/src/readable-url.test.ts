import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/map?q=a%20b', '/map?q=a%20b'],
  ['/map/place/abcdefgh/100%-Bio', '/map/place/abcdefgh/100%25-Bio'],
  ['/map/place/abcdefgh/%C3%A4', '/map/place/abcdefgh/%C3%A4'],
  ['/map/place/abcdefgh/%E4', '/map/place/abcdefgh/%25E4'],
  ['//', '/%2F'],
  ['///?q=1', '/%2F?q=1'],
  ['/\\', '/%2F'],
  ['/?q=//', '/?q=//'],
  ['//evil.example/map', '/evil.example/map'],
])('%s becomes %s', (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});
