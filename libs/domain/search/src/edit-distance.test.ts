import { expect, test } from 'vitest';
import { isWithinEditDistance } from './edit-distance.ts';

test.each([
  ['stadtle', 'stadtle', 0, true],
  ['stadle', 'stadtle', 1, true],
  ['stadttle', 'stadtle', 1, true],
  ['stedtle', 'stadtle', 1, true],
  ['satdtle', 'stadtle', 1, true],
  ['stedle', 'stadtle', 1, false],
  ['stedle', 'stadtle', 2, true],
  ['', 'ab', 2, true],
  ['abc', 'xyz', 2, false],
  ['lang', 'langer weg', 2, false],
])('returns whether %s and %s differ by at most %i: %s', (a, b, most, expected) =>
  expect(isWithinEditDistance(a, b, most)).toBe(expected),
);
