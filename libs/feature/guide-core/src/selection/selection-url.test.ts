import { expect, test } from 'vitest';
import type { Framed } from '@umkreis/contract/escape-url.ts';
import { selectionUrl } from './selection-url.ts';
import type { Selection } from './selection.ts';

const product = { origin: 'https://umkreis.example:4200' };
const aubach = { liveDomain: null, subdomain: 'aubach', isDemo: true };
const selections: [Selection, string | undefined][] = [
  [{ kind: 'place', nanoId: 'abcdefgh' }, 'Gasthof Adler'],
  [{ kind: 'street', nanoId: 'abcdefgh' }, 'Im Feld'],
  [{ kind: 'building', nanoId: 'abcdefgh' }, 'Im Feld 3'],
  [{ kind: 'shortcut', id: 'abcdefgh', tagIds: ['t'] }, 'Essen'],
  [{ kind: 'none' }, undefined],
];
const urls = (branch: Framed['branch'], isDemo: boolean) =>
  selections.map(([selection, title]) => selectionUrl({ branch, product, main: { isDemo } }, selection, title));

test("opens all five forms on a branch's own domain", () => {
  expect(urls({ ...aubach, liveDomain: 'karte.example' }, true)).toEqual([
    'https://karte.example/map/place/abcdefgh/gasthof-adler',
    'https://karte.example/map/street/abcdefgh/im-feld',
    'https://karte.example/map/building/abcdefgh/im-feld-3',
    'https://karte.example/map/search-shortcut/abcdefgh',
    'https://karte.example/map/',
  ]);
});

test('opens forms of the main site there, and forms of the branch on its own host, without a domain', () => {
  expect(urls(aubach, true)).toEqual([
    'https://umkreis.example:4200/map/place/abcdefgh/gasthof-adler',
    'https://aubach.umkreis.example:4200/map/street/abcdefgh/im-feld',
    'https://aubach.umkreis.example:4200/map/building/abcdefgh/im-feld-3',
    'https://aubach.umkreis.example:4200/map/search-shortcut/abcdefgh',
    'https://umkreis.example:4200/map/',
  ]);
});

test("opens fictional places on their branch's host only, next to a real region", () => {
  for (const url of urls(aubach, false)) expect(url).toMatch(/^https:\/\/aubach\.umkreis\.example:4200\/map\//);
});

test('opens the main site itself from a frame', () => {
  const boot = { branch: null, product, main: { isDemo: false } };
  expect(selectionUrl(boot, { kind: 'list', nanoId: 'abcdefgh' })).toBe('https://umkreis.example:4200/map/');
});
