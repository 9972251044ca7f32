// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { closeLastAtom } from '../panel/close-last-atom.ts';
import { panelKindAtom } from '../panel/opened-panel-atom.ts';
import { Visit } from '../testing/visit.ts';
import { withEntries } from './listed-entries.ts';
import { myListAtom } from './my-list-atom.ts';
import { openedListAtom, openMyListAtom } from './opened-list-atom.ts';

const remembered = { id: 'AbC12345', title: 'Bäckerei' };
beforeEach(() => localStorage.clear());

it('opens the own list instead of search, events and topic, and keeps the time', () => {
  const visit = new Visit('/map/tag/t1?q=pizza&events=1&time=2026-12-05T10:00');
  visit.store.set(openMyListAtom);
  expect(visit.seen).toBe('/map?time=2026-12-05T10%3A00&mylist=1');
  expect(visit.store.get(panelKindAtom)).toBe('my-list');
});

it('stays open below the card of a place, and closes with Escape', async () => {
  const visit = new Visit('/map?mylist=1');
  visit.actions.openPlace('AbC12345', 'Bäckerei');
  expect([visit.store.get(panelKindAtom), visit.store.get(openedListAtom)?.isShared]).toEqual(['place', false]);
  visit.actions.close();
  await Promise.resolve();
  expect(visit.store.get(panelKindAtom)).toBe('my-list');
  visit.store.set(closeLastAtom);
  await Promise.resolve();
  expect([visit.seen, visit.store.get(openedListAtom)]).toEqual(['/map', null]);
});

it('closes with a topic or when everything is cleared', () => {
  for (const leave of [
    (visit: Visit) => visit.actions.openShortcut('essen'),
    (visit: Visit) => visit.actions.clear(),
  ]) {
    const visit = new Visit('/map?mylist=1');
    leave(visit);
    expect(visit.seen).not.toContain('mylist');
  }
});

it('shows the list of a link without changing the own one', () => {
  const visit = new Visit('/map?mylist=2026-12-05.XyZ98765');
  visit.store.set(myListAtom, (list) => withEntries(list, [remembered]));
  expect(visit.store.get(openedListAtom)).toMatchObject({
    isShared: true,
    day: '2026-12-05',
    entries: [{ id: 'XyZ98765' }],
  });
  expect(visit.store.get(myListAtom).entries).toEqual([remembered]);
  visit.store.set(openMyListAtom);
  expect(visit.store.get(openedListAtom)).toMatchObject({ isShared: false, entries: [remembered] });
});
