import { expect, test } from 'vitest';
import { isLonInRange, lonFrom, lonRange, wrapLon } from './longitude.ts';

test('wraps longitudes to −180° to 180°', () => {
  expect([181, -181, 540, 180, -180, 9.5].map(wrapLon)).toEqual([-179, 179, -180, 180, -180, 9.5]);
});

test('normalizes a longitude relative to the west of a box', () => {
  expect([lonFrom(178, -179), lonFrom(-182, 179), lonFrom(9, 9.5), lonFrom(9, 8)]).toEqual([181, -181, 9.5, 368]);
});

test('accepts boxes across the antimeridian in any notation', () => {
  for (const [west, east] of [
    [178, 182],
    [-182, -178],
    [178, -178],
  ] as const) {
    expect([179, -179, 180, -180].every((lon) => isLonInRange(lon, west, east))).toBe(true);
    expect(isLonInRange(0, west, east) || isLonInRange(177, west, east)).toBe(false);
  }
  expect(isLonInRange(120, -190, 190)).toBe(true);
});

test('returns a three-degree range for Fiji, not the whole world', () => {
  expect(lonRange([177.3, 179.99, -179.99, -178.5])).toEqual([177.3, 181.5]);
  expect(lonRange([9.4, 9.6, 9.5])).toEqual([9.4, 9.6]);
  expect(lonRange([-120, 100])).toEqual([100, 240]);
  expect(lonRange([5])).toEqual([5, 5]);
  expect(lonRange([Number.NaN])).toBeUndefined();
});

test('returns the same range for many as for few longitudes', () => {
  const around = (count: number) => Array.from({ length: count }, (_, at) => wrapLon(170 + ((at * 7.13) % 25)));
  const [west, east] = lonRange(around(3999))!;
  expect([west, east]).toEqual([170, expect.closeTo(195, 1)]);
  expect(lonRange(around(5000))).toEqual([west, expect.closeTo(east, 1)]);
});
