import { expect, test } from 'vitest';
import { isOnLevel } from './level.ts';

test.each([
  ['OG', 'OG', true],
  ['OG', 'EG', false],
  [undefined, 'EG', true],
  ['', 'EG', true],
  [' 1 ', '1', true],
])('returns for level %j on %s: %s', (own, level, expected) => {
  expect(isOnLevel(own, level)).toBe(expected);
});
