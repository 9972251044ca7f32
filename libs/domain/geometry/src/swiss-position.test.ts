import { describe, expect, it } from 'vitest';
import { fromSwiss, readSwissPosition } from './swiss-position.ts';

/** Degrees of a metre, rounded up. */
const METRE = 1.5e-5;

describe('fromSwiss', () => {
  it.each([
    ["swisstopo's example", 2_699_999.76, 1_099_999.97, 8 + 43 / 60 + 49.79 / 3600, 46 + 2 / 60 + 38.87 / 3600],
    ['the origin in Bern', 2_600_000, 1_200_000, 7.438632, 46.951083],
    ['Zimmerwald', 2_602_030.74, 1_191_775.03, 7.46527, 46.877095],
  ])('converts LV95 of %s', (_name, east, north, lon, lat) => {
    const [x, y] = fromSwiss(east, north)!;
    expect(Math.abs(x - lon)).toBeLessThan(METRE);
    expect(Math.abs(y - lat)).toBeLessThan(METRE);
  });

  it('converts LV03, and both in either order', () => {
    const vaduz = fromSwiss(2_758_000, 1_223_000);
    expect(fromSwiss(758_000, 223_000)).toEqual(vaduz);
    expect(fromSwiss(1_223_000, 2_758_000)).toEqual(vaduz);
    expect(fromSwiss(223_000, 758_000)).toEqual(vaduz);
  });

  it.each([
    ['degrees', 9.5, 47.1],
    ['UTM', 534_000, 5_220_000],
    ['Gauß-Krüger', 3_545_000, 5_220_000],
    ['Web Mercator', 1_060_000, 5_960_000],
    ['the sea', 2_100_000, 1_200_000],
    ['no numbers', NaN, NaN],
  ])('does not convert %s', (_name, one, other) => expect(fromSwiss(one, other)).toBeUndefined());
});

describe('readSwissPosition', () => {
  it.each([
    '2758000, 1223000',
    '2758000.0 1223000.0',
    "2'758'000 / 1'223'000",
    '2’758’000/1’223’000',
    '2 758 000 / 1 223 000',
    'E 2758000, N 1223000',
    '758000 / 223000',
    '758 000 / 223 000',
    'LV95 2758000 1223000',
  ])('reads %s', (text) => expect(readSwissPosition(text)).toEqual(fromSwiss(2_758_000, 1_223_000)));

  it.each(['2758000', '9490 Vaduz', '+423 236 1111', '47.1, 9.5', '2758000 / 1223000 / 3', ''])(
    'does not read %j',
    (text) => expect(readSwissPosition(text)).toBeUndefined(),
  );
});
