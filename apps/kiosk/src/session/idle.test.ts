import { expect, test } from 'vitest';
import { createMoveFilter, idlePhase } from './idle.ts';

test('warns for ten seconds before idle', () => {
  expect([0, 79_999, 80_000, 89_999, 90_000].map((ms) => idlePhase(ms, 90))).toEqual([
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
