// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { ChoiceField } from './choice-field.tsx';

const choices = [
  { id: 'phone', title: 'Telefon', group: 'Kontakt', disabledReason: 'schon vorhanden' },
  { id: 'mail', title: 'E-Mail', group: 'Kontakt' },
  { id: 'menu', title: 'Speisekarte', group: 'Essen' },
];

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function show(onQuery?: (query: string) => void) {
  const chosen: string[] = [];
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  act(() =>
    createRoot(host).render(
      <LanguageProvider language="de">
        <ChoiceField label="Angabe" choices={choices} onQuery={onQuery} onChoose={({ id }) => chosen.push(id)} />
      </LanguageProvider>,
    ),
  );
  const field = host.querySelector('input')!;
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (key: string, options: { keyCode?: number } = {}) =>
    act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
    });
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant')!)?.textContent;
  const options = () => [...host.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  act(() => field.focus());
  return { field, type, press, active, options, chosen };
}

test('opens by a click or an arrow key, on the first choice that can be chosen', () => {
  const { field, press, active, options } = show();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  expect(options()).toEqual(['Telefonschon vorhanden', 'E-MailKontakt', 'SpeisekarteEssen']);
  expect(active()).toBe('E-MailKontakt');
  press('ArrowDown');
  expect(active()).toBe('SpeisekarteEssen');
  press('ArrowDown');
  expect(active()).toBe('E-MailKontakt');
  press('Escape');
  expect(options()).toEqual([]);
  act(() => field.click());
  expect(active()).toBe('E-MailKontakt');
});

test('chooses the best match by Enter, and is empty afterwards', () => {
  const { field, type, press, active, chosen } = show();
  type('speise');
  expect(active()).toBe('SpeisekarteEssen');
  press('Enter');
  expect(chosen).toEqual(['menu']);
  expect(field.value).toBe('');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('searches for a text that is pasted into the closed field', () => {
  const queries: string[] = [];
  const { type, press } = show((query) => queries.push(query));
  type('Speisekarte');
  expect(queries.at(-1)).toBe('Speisekarte');
  press('Escape');
  press('ArrowDown');
  expect(queries.at(-1)).toBe('Speisekarte');
});

test('chooses nothing that cannot be chosen, and nothing if nothing matches', () => {
  const { field, type, press, chosen } = show();
  for (const text of ['telefon', 'zzz']) {
    type(text);
    press('Enter');
    expect(field.value).toBe(text);
  }
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  expect(chosen).toEqual([]);
});

test('leaves Enter to an input method that composes', () => {
  const { type, press, chosen } = show();
  type('e-ma');
  press('Enter', { keyCode: 229 });
  expect(chosen).toEqual([]);
  press('Enter');
  expect(chosen).toEqual(['mail']);
});

test('chooses nothing when it loses the focus, and keeps the text', () => {
  const { field, type, options, chosen } = show();
  type('e-ma');
  act(() => field.blur());
  expect(options()).toEqual([]);
  expect(field.value).toBe('e-ma');
  expect(chosen).toEqual([]);
});
