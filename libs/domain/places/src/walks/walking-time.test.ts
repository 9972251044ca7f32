import { expect, test } from 'vitest';
import { dinWalkingHours, followsSwissSigns, swissWalkingHours } from './walking-time.ts';

test.each([
  // Example in the Alpine Clubs' 'Wegekonzept' (November 2009)
  ['900 m up on 8 km', { km: 8, up: 900, down: 0 }, 4],
  ['an hour on the flat', { km: 4, up: 0, down: 0 }, 1],
  ['an hour up', { km: 0, up: 300, down: 0 }, 1],
  ['an hour down', { km: 0, up: 0, down: 500 }, 1],
  ['600 m up and down again on 8 km', { km: 8, up: 600, down: 600 }, 4.2],
])('follows DIN 33466: %s', (_, effort, hours) => expect(dinWalkingHours(effort)).toBeCloseTo(hours, 6));

test.each([
  // 4.2 km/h on the flat, as published by Schweizer Wanderwege
  ['4.2 km on the flat', 4200, 0, 1],
  ['1 km up at 10 %', 1000, 100, 20 / 60],
  ['1 km down at 10 %', 1000, -100, 14.2 / 60],
  ['beyond 40 % up, 17 minutes for 100 m', 1000, 500, 85 / 60],
  ['beyond 40 % down, 9 minutes for 100 m', 1000, -500, 45 / 60],
])('follows the Swiss signposts: %s', (_, metres, rise, hours) =>
  expect(swissWalkingHours([{ metres, rise }])).toBeCloseTo(hours, 2),
);

test('joins the two parts of the Swiss formula at 40 % within five percent', () => {
  for (const rise of [400, -400]) {
    const [below, above] = [rise * 0.9999, rise].map((one) => swissWalkingHours([{ metres: 1000, rise: one }]));
    expect(Math.abs(below! / above! - 1)).toBeLessThan(0.05);
  }
});

test('sums the times of stretches and ignores coinciding points', () => {
  const up = { metres: 1000, rise: 100 };
  const down = { metres: 1000, rise: -100 };
  expect(swissWalkingHours([up, { metres: 0, rise: 3 }, down])).toBeCloseTo(
    swissWalkingHours([up]) + swissWalkingHours([down]),
    9,
  );
});

test('knows which countries use the Swiss formula', () => {
  expect([
    followsSwissSigns('ch'),
    followsSwissSigns('li'),
    followsSwissSigns('at'),
    followsSwissSigns(undefined),
  ]).toEqual([true, true, false, false]);
});
