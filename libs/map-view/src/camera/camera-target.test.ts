import { expect, test } from 'vitest';
import { areValidBounds, zoomForPoint } from './camera-target.ts';

test('a flight keeps a near zoom and comes closer from afar', () => {
  expect(zoomForPoint(16.2)).toBe(16.2);
  expect(zoomForPoint(13.7)).toBe(14);
  expect(zoomForPoint(11)).toBe(14);
  expect(zoomForPoint(11, 17)).toBe(17);
});

test('boxes', () => {
  expect(
    areValidBounds([
      [9, 47],
      [Number.NaN, 48],
    ]),
  ).toBe(false);
});
