// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@umkreis/contract/routes.ts';
import { addressAtom, arriveAtom } from '../address/address.ts';
import { mapActions, type Store } from '../actions/map-actions.ts';
import { Visit } from '../testing/visit.ts';
import { draftAtom, followDraft, searchedAtom, sendDraftAtom } from './search-draft.ts';

let store: Store;
let sent: string[];
let end: () => void;

const type = (text: string) => store.set(draftAtom, text);
const draft = () => store.get(draftAtom);
const bar = () => location.pathname + location.search;
/** Simulates back, forward or a link. */
function arrive(address: string) {
  history.replaceState(null, '', address);
  const { pathname, search } = location;
  store.set(arriveAtom, { pathname, search, state: null });
}

beforeEach(() => {
  vi.useFakeTimers();
  ({ store } = new Visit());
  sent = [];
  end = followDraft(store, (searchText) => sent.push(searchText));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('updates the draft at once and the URL after a delay', async () => {
  type('ad');
  expect([draft(), bar()]).toEqual(['ad', '/map']);
  vi.advanceTimersByTime(200);
  type('adler');
  vi.advanceTimersByTime(249);
  expect([draft(), bar()]).toEqual(['adler', '/map']);
  vi.advanceTimersByTime(1);
  expect([draft(), bar(), sent]).toEqual(['adler', '/map?q=adler', ['adler']]);
  type('adlers');
  expect(draft()).toBe('adlers');
  type('');
  vi.advanceTimersByTime(0);
  await Promise.resolve();
  expect([draft(), bar(), sent]).toEqual(['', '/map', ['adler', '']]);
});

test('discards the draft on back and forward', () => {
  type('ad');
  vi.advanceTimersByTime(250);
  type('adler');
  arrive('/map?q=krone');
  expect(draft()).toBe('krone');
  vi.advanceTimersByTime(250);
  arrive('/map?q=ad');
  expect(draft()).toBe('ad');
  vi.advanceTimersByTime(250);
  expect(sent).toEqual(['ad']);
});

test('writes the search text to the URL on Enter, once, before anything opens', () => {
  type('museum');
  store.set(sendDraftAtom);
  expect([bar(), draft(), sent]).toEqual(['/map?q=museum', 'museum', ['museum']]);
  store.set(sendDraftAtom);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['museum']);
  mapActions(store).openPlace('abcdefgh', 'Museum');
  expect(store.get(addressAtom).state?.before).toEqual(['/map', '/map?q=museum']);
});

test('stays on a place opened before the search text was sent', () => {
  type('museum');
  mapActions(store).openPlace('abcdefgh', 'Museum');
  vi.advanceTimersByTime(0);
  expect([bar(), sent]).toEqual([`${routes.mapPlace.to('abcdefgh', 'Museum')}?q=museum`, ['museum']]);
  type('museum a');
  vi.advanceTimersByTime(250);
  expect([bar(), draft()]).toEqual(['/map?q=museum+a', 'museum a']);
});

test("searches for the draft, and for the URL's text after back or forward", () => {
  type(' adler ');
  expect(store.get(searchedAtom)).toBe('adler');
  arrive('/map?q=krone');
  expect(store.get(searchedAtom)).toBe('krone');
  arrive('/map');
  expect(store.get(searchedAtom)).toBe('');
});

test('sends nothing after unsubscribing', () => {
  type('ad');
  end();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});
