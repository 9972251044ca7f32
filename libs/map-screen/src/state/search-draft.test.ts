// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '@umkreis/contract/routes.ts';
import { addressAtom, arriveAtom } from '@umkreis/guide/url/address.ts';
import { mapActions, type Store } from './map-actions.ts';
import { Visit } from '../testing/visit.ts';
import { draftAtom, followDraft, searchedAtom, sendDraftAtom } from './search-draft.ts';

let store: Store;
let sent: string[];
let end: () => void;

const type = (text: string) => store.set(draftAtom, text);
const draft = () => store.get(draftAtom);
const bar = () => location.pathname + location.search;
/** Back, forward or a link. */
function arrive(address: string) {
  history.replaceState(null, '', address);
  const { pathname, search } = location;
  store.set(arriveAtom, { pathname, search, state: null });
}

beforeEach(() => {
  vi.useFakeTimers();
  ({ store } = new Visit());
  sent = [];
  end = followDraft(store, (words) => sent.push(words));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('words are there at once, and in the URL after a rest', async () => {
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

test('back and forward win over what is typed, and it does not come again', () => {
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

test('with Enter the URL has the words before anything opens, once', () => {
  type('museum');
  store.set(sendDraftAtom);
  expect([bar(), draft(), sent]).toEqual(['/map?q=museum', 'museum', ['museum']]);
  store.set(sendDraftAtom);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['museum']);
  mapActions(store).openPlace('abcdefgh', 'Museum');
  expect(store.get(addressAtom).state?.before).toEqual(['/map', '/map?q=museum']);
});

test('who opens a place before the words have left stays on it', () => {
  type('museum');
  mapActions(store).openPlace('abcdefgh', 'Museum');
  vi.advanceTimersByTime(0);
  expect([bar(), sent]).toEqual([`${routes.mapPlace.to('abcdefgh', 'Museum')}?q=museum`, ['museum']]);
  type('museum a');
  vi.advanceTimersByTime(250);
  expect([bar(), draft()]).toEqual(['/map?q=museum+a', 'museum a']);
});

test('results are asked for by what is typed, and by what back and forward bring', () => {
  type(' adler ');
  expect(store.get(searchedAtom)).toBe('adler');
  arrive('/map?q=krone');
  expect(store.get(searchedAtom)).toBe('krone');
  arrive('/map');
  expect(store.get(searchedAtom)).toBe('');
});

test('what follows no more sends nothing', () => {
  type('ad');
  end();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});
