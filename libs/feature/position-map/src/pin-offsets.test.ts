import { expect, test } from 'vitest';
import { pinOffsets } from './pin-offsets.ts';

test('places pins at the same position next to each other', () => {
  expect(
    pinOffsets([
      [9.5, 47.1],
      [9.6, 47.2],
      [9.5, 47.1],
      [9.5, 47.1],
      [9.6, 47.2],
      [9.7, 47.3],
    ]),
  ).toEqual([-24, -12, 0, 24, 12, 0]);
});
