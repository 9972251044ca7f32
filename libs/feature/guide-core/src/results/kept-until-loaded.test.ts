import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, type PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { Results } from './current-results.ts';
import { keptUntilLoaded } from './kept-until-loaded.ts';

type Some = Pick<Results, 'query' | 'list'>;
const textQuery = (text: string): PlaceQuery => ({ ...everything, at: 0, words: text });
/** @param rows null: the list has no rows yet */
const results = (query: PlaceQuery | null, isCurrent: boolean, rows: Results['list']['rows'] = []): Some => ({
  query,
  list: { rows, isCurrent } as Results['list'],
});
const before = results(textQuery('previous'), true);

function visit() {
  const currentAtom = atom(before);
  const keptAtom = keptUntilLoaded(currentAtom);
  const store = createStore();
  store.sub(keptAtom, () => undefined);
  return { search: (next: Some) => store.set(currentAtom, next), visible: () => store.get(keptAtom) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('keeps the previous results until the timeout, and again for the next query', () => {
  const { search, visible } = visit();
  const first = results(textQuery('h'), false);
  search(first);
  expect(visible()).toBe(before);
  vi.advanceTimersByTime(149);
  expect(visible()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(visible()).toBe(first);
  const query = textQuery('ho');
  search(results(query, false));
  expect(visible()).toBe(first);
  const loaded = results(query, true);
  search(loaded);
  expect(visible()).toBe(loaded);
});

test('restarts the timeout with every keystroke', () => {
  const { search, visible } = visit();
  search(results(textQuery('h'), false));
  vi.advanceTimersByTime(100);
  search(results(textQuery('ho'), false));
  vi.advanceTimersByTime(100);
  expect(visible()).toBe(before);
});

test('keeps nothing without previous rows or without a query', () => {
  const { search, visible } = visit();
  for (const next of [results(textQuery('h'), false, null), results(null, true, null)]) {
    search(next);
    expect(visible()).toBe(next);
  }
});
