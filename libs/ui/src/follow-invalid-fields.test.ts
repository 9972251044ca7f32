// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followInvalidFields } from './follow-invalid-fields.ts';

let form: HTMLFormElement;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input id="name"><input id="email"><button id="send"></button></form>';
  form = document.querySelector('form')!;
  end = followInvalidFields();
  form.querySelector<HTMLElement>('#send')!.focus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const mark = (id: string) => form.querySelector(`#${id}`)!.setAttribute('aria-invalid', 'true');
const settle = () => vi.advanceTimersByTimeAsync(50);
const focused = () => document.activeElement?.id;

test('focuses the first invalid field of a form that its own check rejects', async () => {
  form.addEventListener('submit', () => ['name', 'email'].forEach(mark));
  submit();
  await settle();
  expect(focused()).toBe('name');
});

test('focuses the first invalid field when the server rejects the form later', async () => {
  submit();
  await settle();
  expect(focused()).toBe('send');
  mark('email');
  await settle();
  expect(focused()).toBe('email');
});

test('focuses a field that is still invalid at the next attempt', async () => {
  mark('email');
  await settle();
  expect(focused()).toBe('send');
  submit();
  await settle();
  expect(focused()).toBe('email');
});

test('leaves the focus of somebody who goes on in the meantime', async () => {
  submit();
  await settle();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  mark('email');
  await settle();
  expect(focused()).toBe('send');
});
