import { expect, test } from 'vitest';
import { headingOf, nudged } from './nudge.ts';

test('returns a heading for arrow keys only', () => {
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'].map(headingOf)).toEqual([
    'north',
    'east',
    'south',
    'west',
    undefined,
  ]);
});

test('moves ten metres in every direction, also at high latitudes', () => {
  const metres = ([lon, lat]: readonly [number, number], [lon2, lat2]: readonly [number, number]) =>
    Math.hypot((lat2 - lat) * 111_320, (lon2 - lon) * 111_320 * Math.cos((lat * Math.PI) / 180));
  for (const start of [
    [9.52, 47.14],
    [10, 69.6],
  ] as [number, number][]) {
    for (const heading of ['north', 'east', 'south', 'west'] as const)
      expect(Math.abs(metres(start, nudged(start, heading, 10)) - 10)).toBeLessThan(0.1);
  }
  expect(nudged(nudged([9.52, 47.14], 'north', 100), 'south', 100)).toEqual([9.52, 47.14]);
});

test('crosses the date line but stops at the pole', () => {
  expect(nudged([179.9999, 0], 'east', 100)[0]).toBeLessThan(-179.99);
  expect(nudged([0, 85], 'north', 100)).toEqual([0, 85]);
});
