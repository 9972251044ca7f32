import { expect, test } from 'vitest';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { extentOf } from './extent.ts';

test('returns null without points and the point itself for a single one', () => {
  expect(extentOf([])).toBeNull();
  expect(extentOf([[9.5, 47.1]])).toEqual([
    [9.5, 47.1],
    [9.5, 47.1],
  ]);
});

test('excludes outliers, but not points near the others', () => {
  const town = Array.from({ length: 40 }, (_, nr): LngLat => [9.5 + nr / 1000, 47.1 + (nr % 7) / 1000]);
  expect(extentOf([...town, [9.545, 47.1], [7.4, 46.9]])).toEqual([
    [9.5, 47.1],
    [9.545, 47.106],
  ]);
});

test('includes all of a few points, however distant', () => {
  expect(
    extentOf([
      [9.5, 47.1],
      [7.4, 46.9],
    ]),
  ).toEqual([
    [7.4, 46.9],
    [9.5, 47.1],
  ]);
});

test('treats islands on both sides of the antimeridian as close', () => {
  expect(
    extentOf([
      [179.9, -17],
      [-179.8, -16],
    ]),
  ).toEqual([
    [179.9, -17],
    [180.2, -16],
  ]);
});
