import { expect, test } from 'vitest';
import { createMoveFilter, idlePhase } from './idle.ts';

test('warns for twenty seconds before idle', () => {
  expect([0, 69_999, 70_000, 89_999, 90_000].map((ms) => idlePhase(ms, 90))).toEqual([
    'active',
    'active',
    'warning',
    'warning',
    'idle',
  ]);
});

test('warns for twenty seconds even if a branch resets its kiosks earlier', () => {
  expect([0, 9_999, 10_000, 29_999, 30_000].map((ms) => idlePhase(ms, 15))).toEqual([
    'active',
    'active',
    'warning',
    'warning',
    'idle',
  ]);
});

test('ignores the first three map moves unless every move counts', () => {
  const ignoring = createMoveFilter(false);
  expect([1, 2, 3, 4, 5].map(() => ignoring())).toEqual([false, false, false, true, true]);
  const counting = createMoveFilter(true);
  expect(counting()).toBe(true);
});
