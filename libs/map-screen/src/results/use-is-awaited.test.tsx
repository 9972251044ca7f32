// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, type Asked } from '@umkreis/guide-engine/asked/asked.ts';
import type { Results } from './use-results.ts';
import { useIsAwaited } from './use-is-awaited.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const host = document.createElement('div');
let root: Root;

function Asks({ asked, list }: Pick<Results, 'asked' | 'list'>) {
  return String(useIsAwaited({ asked, list }));
}
const isAwaited = () => host.textContent === 'true';
const words = (text: string): Asked => ({ ...everything, at: 0, words: text });
/** @param rows null: none of this list have been there */
function ask(asked: Asked | null, isCurrent: boolean, rows: Results['list']['rows'] = []): boolean {
  act(() => root.render(<Asks asked={asked} list={{ rows, isCurrent } as Results['list']} />));
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

test('an answer that is about to come is awaited, a late one is not, and the next one is again', () => {
  const first = words('h');
  expect(ask(first, false)).toBe(true);
  act(() => vi.advanceTimersByTime(149));
  expect(ask(first, false)).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isAwaited()).toBe(false);
  const second = words('ho');
  expect(ask(second, false)).toBe(true);
  expect(ask(second, true)).toBe(false);
});

test('each letter has its own patience', () => {
  ask(words('h'), false);
  act(() => vi.advanceTimersByTime(100));
  ask(words('ho'), false);
  act(() => vi.advanceTimersByTime(100));
  expect(isAwaited()).toBe(true);
});

test('the first list of its kind is shown as it waits, and nothing is awaited where nothing is asked for', () => {
  expect(ask(words('h'), false, null)).toBe(false);
  expect(ask(null, true, null)).toBe(false);
});
