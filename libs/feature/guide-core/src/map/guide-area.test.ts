import { expect, test } from 'vitest';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { isAtArea } from './guide-area.ts';

const vaduz: Bounds = [
  [9.48, 47.1],
  [9.56, 47.18],
];
const islands: Bounds = [
  [177, -19],
  [182, -16],
];

test.each([
  ['in the middle', [9.52, 47.14], vaduz, true],
  ['beside it', [9.575, 47.14], vaduz, true],
  ['in the next town', [9.6, 47.17], vaduz, false],
  ['far in the north', [9.52, 47.4], vaduz, false],
  ['beyond the antimeridian', [-179.5, -17], islands, true],
  ['on the other side of the world', [9.5, -17], islands, false],
] as const)('returns whether a position %s is at the area', (_, at, area, expected) =>
  expect(isAtArea([...at], area)).toBe(expected),
);
