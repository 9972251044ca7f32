// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSeenFirst } from './use-seen-first.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const host = document.createElement('div');
let root: Root;

function List({ name }: { name: string }) {
  return String(useSeenFirst(name));
}
async function drawnOf(name: string): Promise<number> {
  await act(() => root.render(<List name={name} />));
  return Number(host.textContent);
}

beforeEach(() => {
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

test('draws all rows of a new list, but first only the visible ones if it replaces another list', async () => {
  expect(await drawnOf('a')).toBe(Infinity);
  expect(await drawnOf('b')).toBe(10);
  await expect.poll(() => drawnOf('b')).toBe(Infinity);
});
