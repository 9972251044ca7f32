import { expect, it } from 'vitest';
import { signOffset, signOffsets, type Box } from './sign-place.ts';

const size = { width: 100, height: 40 };
const at = { x: 500, y: 500 };
const offsets = signOffsets(size, 1);
const [above, below, right, left] = offsets as [[number, number], [number, number], [number, number], [number, number]];

/** A map with names at points. */
const namesAt =
  (...points: [number, number][]) =>
  (box: Box) =>
    points.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;

const offsetWith = (current: [number, number], ...points: [number, number][]) =>
  signOffset(at, size, { offsets, current, namesIn: namesAt(...points) });

it('is above the position if there is no name', () => expect(offsetWith(above)).toEqual(above));

it('moves to the first side on which it covers no name, and stays there', () => {
  expect(offsetWith(above, [500, 460])).toEqual(below);
  expect(offsetWith(above, [500, 460], [500, 540])).toEqual(right);
  expect(offsetWith(right, [500, 460])).toEqual(right);
});

it('covers as few names as possible among many', () => {
  const around: [number, number][] = [
    [480, 460],
    [520, 460],
    [490, 540],
    [510, 540],
    [560, 495],
    [570, 505],
    [430, 500],
  ];
  expect(offsetWith(above, ...around)).toEqual(left);
});
