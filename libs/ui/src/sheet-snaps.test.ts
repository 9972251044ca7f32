import { expect, test } from 'vitest';
import { settle, snapAfterKey, snapHeights } from './sheet-snaps.ts';

const heights = snapHeights(844, 140, 72);

test('calculates the snap points of a phone', () => {
  expect(heights).toEqual({ peek: 140, middle: 422, top: 772 });
});

test('never puts a snap point above the top one on a low screen', () => {
  expect(snapHeights(200, 140, 72)).toEqual({ peek: 140, middle: 140, top: 140 });
});

test('settles at the nearest snap point without a flick', () => {
  expect(settle(heights, 300, 0)).toBe('middle');
  expect(settle(heights, 250, 0)).toBe('peek');
  expect(settle(heights, 700, 0.1)).toBe('top');
});

test('moves to the next snap point on a flick, even over a short distance', () => {
  expect(settle(heights, 150, 1)).toBe('middle');
  expect(settle(heights, 430, 1)).toBe('top');
  expect(settle(heights, 760, -1)).toBe('middle');
  expect(settle(heights, 400, -1)).toBe('peek');
  expect(settle(heights, 100, -2)).toBe('peek');
});

test('maps keys on the handle to snap points', () => {
  expect(
    (['ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', 'a'] as const).map((key) => snapAfterKey(key, 'middle')),
  ).toEqual(['top', 'peek', 'top', 'peek', 'peek', null]);
  expect(snapAfterKey('ArrowUp', 'top')).toBe('top');
  expect(snapAfterKey('Escape', 'peek')).toBeNull();
});
