import { expect, it } from 'vitest';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { checkPositions } from './check-positions.ts';

const bounds: Bounds = [
  [9.47, 47.05],
  [9.64, 47.27],
];

it.each([
  ['nothing inside the branch', [9.52, 47.14], { far: 0, farthestKm: 0, isSwapped: false }],
  ['nothing just outside of it', [9.8, 47.2], { far: 0, farthestKm: 0, isSwapped: false }],
])('reports %s', (_name, at, check) => {
  expect(checkPositions([at as [number, number]], bounds)).toEqual(check);
});

it('reports places far away, and that they are right once latitude and longitude are swapped', () => {
  const swapped = checkPositions(
    [
      [47.139, 9.5225],
      [47.1399, 9.5231],
    ],
    bounds,
  );
  expect(swapped).toMatchObject({ far: 2, isSwapped: true });
  expect(swapped.farthestKm).toBeGreaterThan(4000);
  expect(
    checkPositions(
      [
        [9.52, 47.14],
        [2.35, 48.86],
      ],
      bounds,
    ),
  ).toMatchObject({ far: 1, isSwapped: false });
});

it('measures across the antimeridian', () => {
  const fiji: Bounds = [
    [177, -19],
    [182, -16],
  ];
  expect(
    checkPositions(
      [
        [-179.92, -16.85],
        [179.9, -16.8],
      ],
      fiji,
    ).far,
  ).toBe(0);
});
