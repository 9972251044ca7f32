// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterIn, eraseIn, textFieldOf, typeInto } from './text-field.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function field(props: object = {}, tag: 'input' | 'textarea' = 'input') {
  const root = document.body.appendChild(document.createElement('div'));
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  function Controlled() {
    const [value, setValue] = useState('');
    return createElement(
      'form',
      { onSubmit },
      createElement(tag, {
        ...props,
        value,
        onChange: (event: { target: { value: string } }) => setValue(event.target.value),
      }),
    );
  }
  await act(async () => createRoot(root).render(createElement(Controlled)));
  const element = root.querySelector<HTMLInputElement>(tag)!;
  const on = (work: () => void) => act(async () => work());
  return { element, onSubmit, on };
}

test('types at the caret of a controlled React field', async () => {
  const { element, on } = await field({ type: 'search' });
  for (const character of 'Bär') await on(() => typeInto(element, character));
  expect(element.value).toBe('Bär');
  element.setSelectionRange(1, 1);
  await on(() => typeInto(element, 'l'));
  expect([element.value, element.selectionStart]).toEqual(['Blär', 2]);
  await on(() => eraseIn(element));
  expect(element.value).toBe('Bär');
});

test('replaces the selection and erases a surrogate pair as one character', async () => {
  const { element, on } = await field({ type: 'text' });
  await on(() => typeInto(element, 'ab😀'));
  await on(() => eraseIn(element));
  expect(element.value).toBe('ab');
  element.setSelectionRange(0, 2);
  await on(() => typeInto(element, 'x'));
  expect(element.value).toBe('x');
});

test('respects the maximum length', async () => {
  const { element, on } = await field({ type: 'text', maxLength: 2 });
  for (const character of 'abc') await on(() => typeInto(element, character));
  expect(element.value).toBe('ab');
});

test('submits a single-line field on Enter and adds a line break to a multi-line one', async () => {
  const line = await field({ type: 'text' });
  await line.on(() => enterIn(line.element));
  expect(line.onSubmit).toHaveBeenCalledTimes(1);
  const text = await field({}, 'textarea');
  await text.on(() => enterIn(text.element));
  expect([text.element.value, text.onSubmit.mock.calls.length]).toEqual(['\n', 0]);
});

test('ignores sliders, dates and checkboxes', () => {
  const types = ['text', 'search', 'email', 'tel', 'url', 'range', 'date', 'checkbox'];
  const element = (type: string) => Object.assign(document.createElement('input'), { type });
  expect(types.filter((type) => textFieldOf(element(type)))).toEqual(['text', 'search', 'email', 'tel', 'url']);
  expect(textFieldOf(Object.assign(element('text'), { readOnly: true }))).toBeNull();
});
