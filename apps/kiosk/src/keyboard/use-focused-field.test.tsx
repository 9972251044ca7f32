// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useFocusedField } from './use-focused-field.ts';

function Probe() {
  return <output>{useFocusedField()?.name}</output>;
}

it('finds a field that was focused before it started, and follows the focus', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<input name="search"><button></button><div></div>';
  const [input, button] = [document.querySelector('input')!, document.querySelector('button')!];
  input.focus();
  const page = document.querySelector('div')!;
  const root = createRoot(page);
  await act(async () => root.render(<Probe />));
  expect(page.textContent).toBe('search');
  expect(input.getAttribute('inputmode')).toBe('none');
  await act(async () => button.focus());
  expect(page.textContent).toBe('');
  await act(async () => root.unmount());
});
