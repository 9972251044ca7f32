// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { earlyFieldId, earlyListId, takeEarlyUse } from '@umkreis/contract/page-frame/early-use.ts';
import { recordEarlyUse } from './record-early-use.ts';

beforeEach(() => {
  document.body.innerHTML = `<input id="${earlyFieldId}"><ul id="${earlyListId}"><li><a href="/">Adler</a></li></ul><p>Karte</p>`;
  recordEarlyUse();
});
const touch = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

test('records text, focus and use of the list, until the app takes them once', () => {
  document.querySelector('input')!.value = 'Bä';
  touch('input', 'input');
  touch('input', 'focusin');
  expect(takeEarlyUse()).toEqual({ words: 'Bä', isFocused: true, isListUsed: false });
  expect(takeEarlyUse()).toBeNull();
});

test('forgets the focus when something else is touched, but not that the list was used', () => {
  touch('input', 'focusin');
  touch('a', 'pointerdown');
  touch('p', 'pointerdown');
  expect(takeEarlyUse()).toEqual({ words: '', isFocused: false, isListUsed: true });
});
