import { expect, it } from 'vitest';
import type { MappedRow } from './mapped-row.ts';
import { swapCoordinates } from './swap-coordinates.ts';

const row = (position: [number, number] | undefined, geometry?: object): MappedRow => ({
  number: 1,
  row: {
    title: 'A',
    ...(position && { lon: position[0], lat: position[1] }),
    ...(geometry && { geometry: { type: 'Feature', properties: {}, geometry } }),
  },
  position,
  problems: [],
  leftOut: [],
});

it('swaps a point', () => {
  expect(swapCoordinates(row([47.1, 9.5]))).toEqual(row([9.5, 47.1]));
});

it.each([
  [
    'LineString',
    [
      [47.1, 9.5, 450],
      [47.2, 9.6],
    ],
    [
      [9.5, 47.1, 450],
      [9.6, 47.2],
    ],
  ],
  [
    'Polygon',
    [
      [
        [47, 9],
        [48, 9],
        [48, 10],
        [47, 9],
      ],
    ],
    [
      [
        [9, 47],
        [9, 48],
        [10, 48],
        [9, 47],
      ],
    ],
  ],
  [
    'MultiPolygon',
    [
      [
        [
          [47, 9],
          [48, 9],
          [48, 10],
          [47, 9],
        ],
      ],
    ],
    [
      [
        [
          [9, 47],
          [9, 48],
          [10, 48],
          [9, 47],
        ],
      ],
    ],
  ],
])('swaps a %s with its heights, and its place', (type, wrong, right) => {
  const swapped = swapCoordinates(row([47.1, 9.5], { type, coordinates: wrong }));
  expect(swapped).toEqual(row([9.5, 47.1], { type, coordinates: right }));
  expect(swapCoordinates(swapped)).toEqual(row([47.1, 9.5], { type, coordinates: wrong }));
});

it('leaves a row without a position as it is', () => {
  expect(swapCoordinates(row(undefined))).toEqual(row(undefined));
});
