// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, type PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import type { Results } from './use-results.ts';
import { useIsAwaited } from './use-is-awaited.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const host = document.createElement('div');
let root: Root;

function Probe({ query, list }: Pick<Results, 'query' | 'list'>) {
  return String(useIsAwaited({ query, list }));
}
const isAwaited = () => host.textContent === 'true';
const textQuery = (text: string): PlaceQuery => ({ ...everything, at: 0, words: text });
/** @param rows null: the list had no rows yet */
function render(query: PlaceQuery | null, isCurrent: boolean, rows: Results['list']['rows'] = []): boolean {
  act(() => root.render(<Probe query={query} list={{ rows, isCurrent } as Results['list']} />));
  return isAwaited();
}

beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test('waits for results until the timeout, and again for the next query', () => {
  const first = textQuery('h');
  expect(render(first, false)).toBe(true);
  void act(() => vi.advanceTimersByTime(149));
  expect(render(first, false)).toBe(true);
  void act(() => vi.advanceTimersByTime(1));
  expect(isAwaited()).toBe(false);
  const second = textQuery('ho');
  expect(render(second, false)).toBe(true);
  expect(render(second, true)).toBe(false);
});

test('restarts the timeout with every keystroke', () => {
  render(textQuery('h'), false);
  void act(() => vi.advanceTimersByTime(100));
  render(textQuery('ho'), false);
  void act(() => vi.advanceTimersByTime(100));
  expect(isAwaited()).toBe(true);
});

test('does not wait without previous rows or without a query', () => {
  expect(render(textQuery('h'), false, null)).toBe(false);
  expect(render(null, true, null)).toBe(false);
});
