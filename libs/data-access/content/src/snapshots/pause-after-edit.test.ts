import { expect, test } from 'vitest';
import { PauseAfterEdit } from './pause-after-edit.ts';

function atTimes() {
  let now = 0;
  return { pause: new PauseAfterEdit(() => now), at: (ms: number) => (now = ms) };
}

test('without an edit no branch waits', () => {
  expect(atTimes().pause.left()).toBe(0);
});

test('the others wait for a moment after an edit, and longer after the next one', () => {
  const { pause, at } = atTimes();
  pause.edited();
  expect(pause.left()).toBe(1000);
  at(800);
  expect(pause.left()).toBe(200);
  pause.edited();
  expect(pause.left()).toBe(1000);
  at(1800);
  expect(pause.left()).toBe(0);
});

test('ceaseless edits do not put the others off for ever', () => {
  const { pause, at } = atTimes();
  for (let ms = 0; ms < 15_000; ms += 200) {
    at(ms);
    pause.edited();
    expect(pause.left()).toBeGreaterThan(0);
  }
  at(15_000);
  pause.edited();
  expect(pause.left()).toBe(0);
  pause.end();
  expect(pause.left()).toBe(1000);
});
