import { expect, test } from 'vitest';
import { boundsOf } from './bounds-of.ts';

test('returns the shortest box around points, also across the antimeridian, and null for none or for invalid numbers', () => {
  expect(
    boundsOf([
      [9.5, 47.1],
      [9.6, 47.0],
    ]),
  ).toEqual([
    [9.5, 47],
    [9.6, 47.1],
  ]);
  expect(
    boundsOf([
      [179.9, -17],
      [-179.8, -16],
    ]),
  ).toEqual([
    [179.9, -17],
    [180.2, -16],
  ]);
  expect(boundsOf([])).toBeNull();
  expect(boundsOf([[Number.NaN, 47]])).toBeNull();
});
