import { expect, test } from 'vitest';
import { gridStep } from './grid-step.ts';

const size = { rows: 100, columns: 6, page: 12 };

test.each([
  ['ArrowDown', false, [5, 2], [6, 2]],
  ['ArrowDown', false, [99, 2], [99, 2]],
  ['ArrowDown', false, [-1, 2], [0, 2]],
  ['ArrowUp', false, [0, 2], [-1, 2]],
  ['ArrowUp', false, [-1, 2], [-1, 2]],
  ['ArrowRight', false, [5, 5], [5, 5]],
  ['ArrowLeft', false, [5, 1], [5, 0]],
  ['PageDown', false, [5, 2], [17, 2]],
  ['PageDown', false, [95, 2], [99, 2]],
  ['PageUp', false, [5, 2], [0, 2]],
  ['Home', false, [5, 2], [5, 0]],
  ['End', false, [5, 2], [5, 5]],
  ['Home', true, [50, 2], [0, 0]],
  ['End', true, [50, 2], [99, 5]],
] as const)('%s (Ctrl %s) moves from %j to %j', (key, isCtrl, [row, column], [toRow, toColumn]) => {
  expect(gridStep(key, isCtrl, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
});

test('returns undefined for other keys', () => {
  expect(gridStep('a', false, { row: 0, column: 0 }, size)).toBeUndefined();
});
