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
/** @param rows null: the list had no rows yet */
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

test('waits for results until the timeout, and again for the next query', () => {
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

test('restarts the timeout with every keystroke', () => {
  ask(words('h'), false);
  act(() => vi.advanceTimersByTime(100));
  ask(words('ho'), false);
  act(() => vi.advanceTimersByTime(100));
  expect(isAwaited()).toBe(true);
});

test('does not wait without previous rows or without a query', () => {
  expect(ask(words('h'), false, null)).toBe(false);
  expect(ask(null, true, null)).toBe(false);
});
