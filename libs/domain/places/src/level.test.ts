import { expect, test } from 'vitest';
import { isOnLevel } from './level.ts';

test.each([
  ['OG', 'OG', true],
  ['OG', 'EG', false],
  [undefined, 'EG', true],
  ['', 'EG', true],
  [' 1 ', '1', true],
  ['0;1', '1', true],
  ['-1; 0', '-1', true],
  ['0-2', '1', true],
  ['-2--1', '-2', true],
  ['1.5', '1', false],
  ['0-999', '5', false],
])('returns for level %j on %s: %s', (own, level, expected) => {
  expect(isOnLevel(own, level)).toBe(expected);
});
