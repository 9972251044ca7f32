// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Season } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { addressAtom, type EntryState } from '../address/address.ts';
import { flavourAtom } from '../map/flavour-atom.ts';
import { levelAtom } from '../season-and-level/level-atom.ts';
import type { MapActions, Store } from './map-actions.ts';
import { Visit } from '../testing/visit.ts';
import { seasonAtom, seasonIdAtom } from '../season-and-level/season-atom.ts';
import { contextAtom, selectionAtom, searchTextAtom } from '../selection/selection-atoms.ts';

const summer = { id: '[summer]', path: 'sommer', begins: '05-01' } as Season;
const winter = { id: '[winter]', path: 'winter', begins: '11-01' } as Season;
const boot = {
  branch: {
    timeZone: 'Europe/Vaduz',
    seasons: [summer, winter],
    currentSeasonId: '[summer]',
    filterItemsBySeason: true,
    levels: [{ key: '0', isDefault: true }, { key: '1' }],
  },
  main: {},
} as unknown as Boot;
let visit: Visit;
let store: Store;
let actions: MapActions;

function open(address: string, state: EntryState | null = null) {
  visit = new Visit(address, state, boot);
  ({ store, actions } = visit);
}
const bar = () => location.pathname + location.search;
/** Runs the change and returns the number of added history entries. */
function entries(change: () => void): number {
  const before = visit.at;
  change();
  return visit.at - before;
}
const shortcut = routes.mapSearchShortcut.to('essen', 'Essen');

beforeEach(() => open('/map'));

test('remembers the list from which a place was opened and returns to it on close', async () => {
  open(`${shortcut}?open=1`);
  expect(entries(() => actions.openPlace('abcdefgh', 'Gasthof Adler', 'e1'))).toBe(1);
  expect(bar()).toBe('/map/place/abcdefgh/gasthof-adler?open=1&event=e1');
  expect(store.get(selectionAtom)).toEqual({ kind: 'place', nanoId: 'abcdefgh' });
  expect(store.get(contextAtom)).toEqual({ kind: 'shortcut', id: 'essen', tagIds: [] });
  actions.openPlace('hgfedcba', 'Krone');
  expect(store.get(addressAtom)).toMatchObject({ search: '?open=1', state: { from: shortcut } });
  actions.close();
  await Promise.resolve();
  expect([bar(), visit.at]).toEqual([`${shortcut}?open=1`, 0]);
  actions.close();
  expect([bar(), visit.at]).toEqual(['/map?open=1', 0]);
});

test('replaces the previous search text, and adds an entry after a selection', () => {
  expect(entries(() => actions.setSearchText('pi'))).toBe(1);
  expect(entries(() => actions.setSearchText('pizza'))).toBe(0);
  expect([bar(), store.get(searchTextAtom)]).toEqual(['/map?q=pizza', 'pizza']);
  open(routes.mapPlace.to('abcdefgh', 'Adler'));
  expect(entries(() => actions.setSearchText('pizza'))).toBe(1);
  expect(bar()).toBe('/map?q=pizza');
});

test('keeps a place opened in the meantime, with its list, when the search text arrives', () => {
  open(routes.mapPlace.to('abcdefgh', 'Adler'), { from: shortcut });
  expect(entries(() => actions.setSearchText('pizza', true))).toBe(0);
  expect(bar()).toBe('/map/place/abcdefgh/adler?q=pizza');
  expect(store.get(contextAtom)).toMatchObject({ kind: 'shortcut' });
});

test('removes search text and events when a topic opens or the map is cleared', () => {
  open('/map?q=pizza&events=1&event=e1&season=winter');
  actions.openShortcut('essen', 'Essen');
  expect(bar()).toBe(`${shortcut}?season=winter`);
  open('/map/tag/t1/pizza?q=x&propose=1&contest=c');
  actions.clear();
  expect(bar()).toBe('/map');
  actions.restartSearch('adler');
  expect(bar()).toBe('/map?q=adler');
});

test('moves the season from the path to the query and keeps it', async () => {
  open('/map/winter');
  expect([store.get(seasonAtom), store.get(seasonIdAtom)]).toEqual([winter, '[winter]']);
  actions.openPlace('abcdefgh', 'Adler');
  expect(bar()).toBe('/map/place/abcdefgh/adler?season=winter');
  expect(store.get(seasonAtom)).toBe(winter);
  expect(entries(() => store.set(seasonAtom, summer))).toBe(0);
  expect(bar()).toBe('/map/place/abcdefgh/adler?season=sommer');
  actions.clear();
  store.set(seasonAtom, winter);
  await Promise.resolve();
  expect(bar()).toBe('/map/winter');
});

test('uses the season of the selected day without another choice', () => {
  open('/map?time=2026-12-01T10:00');
  expect(store.get(seasonAtom)).toBe(winter);
});

test('reads level and style from the URL, otherwise uses the first', async () => {
  expect([store.get(levelAtom), store.get(flavourAtom)]).toEqual(['0', 'strasse']);
  store.set(levelAtom, '1', { replace: true });
  store.set(flavourAtom, 'topo');
  expect([bar(), store.get(levelAtom), store.get(flavourAtom)]).toEqual(['/map?level=1&style=topo', '1', 'topo']);
  store.set(flavourAtom, 'strasse');
  await Promise.resolve();
  expect(bar()).toBe('/map?level=1');
  open('/map?level=9&style=neon');
  expect([store.get(levelAtom), store.get(flavourAtom)]).toEqual(['0', 'strasse']);
});

test('keeps the selection identical while the query changes', () => {
  open(shortcut);
  const selected = store.get(selectionAtom);
  let news = 0;
  store.sub(selectionAtom, () => (news += 1));
  store.sub(seasonAtom, () => (news += 1));
  store.set(flavourAtom, 'topo');
  expect([store.get(selectionAtom) === selected, news]).toEqual([true, 0]);
});
