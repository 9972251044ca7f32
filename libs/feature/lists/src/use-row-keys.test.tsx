// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRowKeys } from './use-row-keys.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const host = document.createElement('div');
let root: Root;

function List({ name, ids }: { name: string; ids: string }) {
  const keys = useRowKeys([...ids], name);
  return (
    <ul>
      {[...ids].map((id) => (
        <li key={keys.get(id)}>{id}</li>
      ))}
    </ul>
  );
}
/** The rows' elements by their text. */
function rowsOf(name: string, ids: string): Map<string, Element> {
  act(() => root.render(<List name={name} ids={ids} />));
  expect(host.textContent).toBe(ids);
  return new Map([...host.querySelectorAll('li')].map((row) => [row.textContent, row]));
}

beforeEach(() => {
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

test("keeps a place's row within a list and doesn't reuse rows of removed places", () => {
  const first = rowsOf('cafés', 'abc');
  const second = rowsOf('cafés', 'cxa');
  expect([second.get('c'), second.get('a')]).toEqual([first.get('c'), first.get('a')]);
  expect([...first.values()]).not.toContain(second.get('x'));
});

test('reuses the rows of the previous list in order', () => {
  const first = [...rowsOf('b', 'abc').values()];
  expect([...rowsOf('be', 'cde').values()]).toEqual(first);
  expect([...rowsOf('ber', 'e').values()]).toEqual(first.slice(0, 1));
  expect([...rowsOf('be', 'cde').values()].slice(0, 1)).toEqual(first.slice(0, 1));
});
