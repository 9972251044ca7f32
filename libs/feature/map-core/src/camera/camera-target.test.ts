import { expect, test } from 'vitest';
import { areValidBounds, zoomForPoint } from './camera-target.ts';

test('keeps a high zoom and zooms in from a low one', () => {
  expect(zoomForPoint(16.2)).toBe(16.2);
  expect(zoomForPoint(13.7)).toBe(14);
  expect(zoomForPoint(11)).toBe(14);
  expect(zoomForPoint(11, 17)).toBe(17);
});

test('validates bounds', () => {
  expect(
    areValidBounds([
      [9, 47],
      [Number.NaN, 48],
    ]),
  ).toBe(false);
});
