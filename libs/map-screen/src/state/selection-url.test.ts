import { expect, test } from 'vitest';
import { selectionUrl } from './selection-url.ts';

const main = 'https://umkreis.example';

test('the branch has its own domain, or the main host', () => {
  expect(selectionUrl({ liveDomain: 'karte.example' }, main, { kind: 'none' })).toBe('https://karte.example/map/');
  expect(selectionUrl({ liveDomain: null }, main, { kind: 'none' })).toBe('https://umkreis.example/map/');
});

test('the selection goes along', () => {
  expect(selectionUrl(null, main, { kind: 'place', nanoId: 'abcdefgh' }, 'Gasthof Adler')).toBe(
    'https://umkreis.example/map/place/abcdefgh/gasthof-adler',
  );
  expect(selectionUrl(null, main, { kind: 'shortcut', id: 'abcdefgh', tagIds: ['t'] }, 'Essen')).toBe(
    'https://umkreis.example/map/search-shortcut/abcdefgh',
  );
  expect(selectionUrl(null, main, { kind: 'list', nanoId: 'abcdefgh' })).toBe('https://umkreis.example/map/');
});
