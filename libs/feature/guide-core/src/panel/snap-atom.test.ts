// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { routes } from '@umkreis/contract/routes.ts';
import { filterPanelAtom } from '../address/opened-atoms.ts';
import { Visit } from '../testing/visit.ts';
import { snapAtom } from './snap-atom.ts';

function openPlace(nanoId = 'abcdefgh') {
  const visit = new Visit(routes.mapPlace.to(nanoId));
  visit.store.sub(snapAtom, () => undefined);
  return visit;
}

test('opens each panel at its own position, whatever the position of the one before', () => {
  const { store, actions } = openPlace();
  expect(store.get(snapAtom)).toBe('middle');
  store.set(snapAtom, 'peek');
  expect(store.get(snapAtom)).toBe('peek');
  actions.openPlace('ijklmnop');
  expect(store.get(snapAtom)).toBe('middle');
  store.set(filterPanelAtom, true);
  expect(store.get(snapAtom)).toBe('top');
});

test('opens a panel in the middle again after it was closed', async () => {
  const { store, actions } = openPlace();
  store.set(snapAtom, 'peek');
  actions.clear();
  await Promise.resolve();
  actions.openPlace('abcdefgh');
  expect(store.get(snapAtom)).toBe('middle');
});

test('lowers a raised sheet on back', async () => {
  const visit = openPlace();
  visit.store.set(snapAtom, 'top');
  expect(visit.store.get(snapAtom)).toBe('top');
  visit.back();
  expect(visit.store.get(snapAtom)).toBe('middle');
});
