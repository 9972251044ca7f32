// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blockBrowserActions } from './block-browser-actions.ts';

let allow: () => void;
beforeEach(() => {
  allow = blockBrowserActions();
});
afterEach(() => allow());

const isPrevented = (event: Event) => !document.body.dispatchEvent(event);
const key = (name: string, init: KeyboardEventInit = { ctrlKey: true }) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
/** The environment's event has no modifier keys. */
const wheel = ({ ctrlKey = false }) =>
  Object.defineProperty(new WheelEvent('wheel', { bubbles: true, cancelable: true }), 'ctrlKey', { value: ctrlKey });
const menu = () => new Event('contextmenu', { bubbles: true, cancelable: true });

it('blocks the menu of the browser, printing, saving and zooming the page', () => {
  expect(isPrevented(menu())).toBe(true);
  for (const name of ['p', 'P', 's', 'S', '+', '-', '0']) expect([name, isPrevented(key(name))]).toEqual([name, true]);
  expect(isPrevented(key('p', { metaKey: true }))).toBe(true);
  expect(isPrevented(wheel({ ctrlKey: true }))).toBe(true);
});

it('leaves typing, editing and scrolling alone, and everything after the kiosk has ended', () => {
  expect(isPrevented(key('p', {}))).toBe(false);
  expect(isPrevented(key('c'))).toBe(false);
  expect(isPrevented(wheel({}))).toBe(false);
  allow();
  expect(isPrevented(menu())).toBe(false);
});
