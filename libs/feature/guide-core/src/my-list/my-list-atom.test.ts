// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { surfaceAtom } from '../store/surface.ts';
import { withEntries, withoutEntry, type MyList } from './listed-entries.ts';
import { isListUnsavedAtom, listCountAtom, myListAtom } from './my-list-atom.ts';
import { listKey, parseList } from './stored-list.ts';

const key = listKey(7);
const add =
  (...ids: string[]) =>
  (list: MyList) =>
    withEntries(
      list,
      ids.map((id) => ({ id, title: id })),
    );
const idsOf = ({ entries }: MyList) => entries.map(({ id }) => id);

/** A guide in a tab of the browser. */
function tab({ shortId = 7, isKiosk = false } = {}) {
  const store = createStore();
  store.set(surfaceAtom, { boot: { branch: { shortId } } as unknown as Boot, isPresentOnly: false, isKiosk });
  return store;
}
/** What the browser does in the other tabs when one has changed its storage. */
const notifyTabs = (changed: string | null = key) => dispatchEvent(new StorageEvent('storage', { key: changed }));

const fail = (name: string) => () => {
  throw new DOMException(name, name);
};
/** Replaces methods of the device's storage. @returns a function that reverts it */
function replaceStorage(methods: Partial<Storage>): () => void {
  const own = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => own.getItem(name),
    setItem: (name: string, value: string) => own.setItem(name, value),
    ...methods,
  });
  return () => vi.stubGlobal('localStorage', own);
}

beforeEach(() => localStorage.clear());

it('remembers on the device, separately for each branch', () => {
  tab().set(myListAtom, add('AbC12345', 'XyZ98765'));
  expect(idsOf(tab().get(myListAtom))).toEqual(['AbC12345', 'XyZ98765']);
  expect(tab({ shortId: 8 }).get(listCountAtom)).toBe(0);
});

it('remembers nothing on a kiosk beyond its session', () => {
  const session = tab({ isKiosk: true });
  session.set(myListAtom, add('AbC12345'));
  expect(session.get(listCountAtom)).toBe(1);
  expect(localStorage).toHaveLength(0);
  expect(tab({ isKiosk: true }).get(listCountAtom)).toBe(0);
});

it('follows the changes of another tab', () => {
  const [one, other] = [tab(), tab()];
  const seen = vi.fn(() => seen.mock.calls.length);
  one.sub(listCountAtom, seen);
  other.set(myListAtom, add('AbC12345'));
  expect(one.get(listCountAtom)).toBe(0);
  notifyTabs();
  expect([one.get(listCountAtom), seen.mock.calls.length]).toEqual([1, 1]);
  notifyTabs('something-else');
  expect(seen).toHaveBeenCalledTimes(1);
  localStorage.clear();
  notifyTabs(null);
  expect(one.get(listCountAtom)).toBe(0);
});

it('changes what is stored, not what it has read before: another tab may have been faster', () => {
  const [one, other] = [tab(), tab()];
  expect([one.get(listCountAtom), other.get(listCountAtom)]).toEqual([0, 0]);
  one.set(myListAtom, add('AbC12345'));
  other.set(myListAtom, add('XyZ98765'));
  expect(idsOf(tab().get(myListAtom))).toEqual(['AbC12345', 'XyZ98765']);
});

it('keeps the list of this page and reports it when the storage is full, and stores it when there is space again', () => {
  const store = tab();
  store.set(myListAtom, add('AbC12345'));
  const restore = replaceStorage({ setItem: fail('QuotaExceededError') });
  store.set(myListAtom, add('XyZ98765'));
  expect([store.get(listCountAtom), store.get(isListUnsavedAtom)]).toEqual([2, true]);
  restore();
  store.set(myListAtom, (list) => withoutEntry(list, 'AbC12345'));
  expect(store.get(isListUnsavedAtom)).toBe(false);
  expect(idsOf(tab().get(myListAtom))).toEqual(['XyZ98765']);
});

it('works without a storage', () => {
  replaceStorage({ getItem: fail('SecurityError'), setItem: fail('SecurityError') });
  const store = tab();
  store.set(myListAtom, add('AbC12345'));
  store.set(myListAtom, add('XyZ98765'));
  expect([store.get(listCountAtom), store.get(isListUnsavedAtom)]).toEqual([2, true]);
});

it.each([
  ['no JSON', '{'],
  ['another value', '7'],
  ['other fields', '{"places":[]}'],
  ['entries of another form', '{"entries":[null,7,{"id":"x","title":"X"},{"id":"AbC12345"}]}'],
])('reads %s as an empty list', (_, text) => {
  expect(parseList(text)).toEqual({ entries: [], day: null, isByDistance: false });
});

it('reads the entries, the day and the order that fit', () => {
  const entry = { id: 'AbC12345.0123456789ab', title: 'Markt' };
  expect(parseList(JSON.stringify({ entries: [entry, entry], day: '2026-12-05', isByDistance: true }))).toEqual({
    entries: [entry],
    day: '2026-12-05',
    isByDistance: true,
  });
  expect(parseList(JSON.stringify({ entries: [], day: 'soon' })).day).toBeNull();
});
