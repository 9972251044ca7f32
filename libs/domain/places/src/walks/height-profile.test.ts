import { expect, test } from 'vitest';
import { heightProfile } from './height-profile.ts';

/** A line to the north; a degree of latitude is 111.195 km. */
const north = (...points: [metres: number, height?: number][]) =>
  points.map(([metres, height]) => [9.5, 47 + metres / 111_195.08, ...(height === undefined ? [] : [height])]);

test('sums ascent and descent of the heights', () => {
  const profile = heightProfile([north([0, 500], [500, 600], [1000, 550])])!;
  expect(Math.round(profile.metres)).toBe(1000);
  expect([profile.up, profile.down]).toEqual([100, 50]);
  expect(profile.stretches).toHaveLength(20);
  expect(profile.stretches.reduce((sum, { rise }) => sum + rise, 0)).toBeCloseTo(50, 6);
});

test('ignores fluctuations around a height', () => {
  const points = Array.from({ length: 41 }, (_, nr): [number, number] => [nr * 50, 500 + (nr % 2)]);
  expect(heightProfile([north(...points)])).toMatchObject({ up: 0, down: 0 });
});

test('interpolates between known heights that are close to each other', () => {
  expect(heightProfile([north([0, 500], [300], [900, 590])])!.points.at(-1)!.height).toBeCloseTo(590, 6);
  const middle = heightProfile([north([0, 500], [300], [900, 590])])!.points[9]!;
  expect([Math.round(middle.along), Math.round(middle.height)]).toEqual([450, 545]);
});

test.each([
  ['no heights', [north([0], [900])]],
  ['none at the end', [north([0, 500], [900])]],
  ['none at the start', [north([0], [900, 500])]],
  ['none for more than a kilometre', [north([0, 500], [1100, 600])]],
  ['several pieces', [north([0, 500], [500, 510]), north([600, 500], [900, 510])]],
  ['a point', [north([0, 500], [0, 500])]],
  ['nothing', []],
])('returns null for %s', (_, lines) => expect(heightProfile(lines)).toBeNull());
