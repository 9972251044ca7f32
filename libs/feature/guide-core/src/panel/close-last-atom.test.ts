// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { routes } from '@umkreis/contract/routes.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { openedAtom } from '../address/opened.ts';
import { filterPanelAtom, listAtom } from '../address/opened-atoms.ts';
import { showChatCardAtom } from '../chat/chat-history.ts';
import { filterAtom } from '../filter/filter-atom.ts';
import { Visit } from '../testing/visit.ts';
import { closeLastAtom } from './close-last-atom.ts';

/** What is open after each Escape, until nothing is left. */
async function closeAll(visit: Visit): Promise<string[]> {
  const seen: string[] = [];
  while (visit.seen !== seen.at(-1) && seen.length < 9) {
    seen.push(visit.seen);
    visit.store.set(closeLastAtom);
    await Promise.resolve();
    await Promise.resolve();
  }
  return seen;
}

test('closes what was opened last, one at a time', async () => {
  const visit = new Visit();
  visit.store.set(listAtom, true);
  visit.actions.openPlace('abcdefgh');
  visit.store.set(openedAtom('layers'), true);
  const place = routes.mapPlace.to('abcdefgh');
  expect(await closeAll(visit)).toEqual([`${place} list layers`, `${place} list`, '/map list', '/map']);
});

test.each([
  ['the list', (visit: Visit) => visit.store.set(listAtom, true)],
  ['the chat', (visit: Visit) => visit.store.set(showChatCardAtom, true)],
  ['the filter', (visit: Visit) => visit.store.set(filterPanelAtom, true)],
  ['the time', (visit: Visit) => visit.store.set(openedAtom('time'), true)],
  ['the results of a filter', (visit: Visit) => visit.store.set(filterAtom, { ...noFilter, openNow: true })],
  ['the results of a search', (visit: Visit) => visit.actions.setSearchText('pizza')],
  ['a place', (visit: Visit) => visit.actions.openPlace('abcdefgh')],
])('closes %s', async (_name, open) => {
  const visit = new Visit();
  open(visit);
  const opened = visit.seen;
  expect(await closeAll(visit)).toEqual([opened, '/map']);
});

test('changes nothing if nothing is open', async () => {
  expect(await closeAll(new Visit('/map?style=topo'))).toEqual(['/map?style=topo']);
});
