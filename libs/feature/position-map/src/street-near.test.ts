import { expect, test } from 'vitest';
import { streetNear } from './street-near.ts';

const streets = [
  {
    title: 'Dorfstrasse',
    lines: [
      [
        [9.5, 47.1],
        [9.51, 47.1],
      ] as [number, number][],
    ],
  },
  {
    title: 'Kirchweg',
    lines: [
      [
        [9.505, 47.1005],
        [9.505, 47.105],
      ] as [number, number][],
    ],
  },
];

test("measures the distance to a street's segments, not to its vertices", () => {
  expect(streetNear([9.507, 47.1001], streets)).toBe('Dorfstrasse');
  expect(streetNear([9.5051, 47.102], streets)).toBe('Kirchweg');
  expect(streetNear([9.6, 47.2], streets)).toBeNull();
  expect(streetNear([9.507, 47.1001], [])).toBeNull();
});
