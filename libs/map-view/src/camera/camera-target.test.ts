import { expect, test } from 'vitest';
import { areValidBounds, boundsOf, zoomForPoint } from './camera-target.ts';

test('a flight keeps a near zoom and comes closer from afar', () => {
  expect(zoomForPoint(16.2)).toBe(16.2);
  expect(zoomForPoint(13.7)).toBe(14);
  expect(zoomForPoint(11)).toBe(14);
  expect(zoomForPoint(11, 17)).toBe(17);
});

test('boxes', () => {
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
  expect(
    areValidBounds([
      [9, 47],
      [Number.NaN, 48],
    ]),
  ).toBe(false);
});
