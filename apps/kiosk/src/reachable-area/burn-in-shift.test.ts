import { expect, test } from 'vitest';
import { shiftOf } from './burn-in-shift.ts';

test('shifts the page for each session, uses all positions equally, and keeps the screen covered', () => {
  const shifts = Array.from({ length: 50 }, (_, visit) => shiftOf(visit).translate);
  expect(shifts[0]).toBe('0px 0px');
  expect(new Set(shifts).size).toBe(25);
  expect(shifts.slice(0, 25)).toEqual(shifts.slice(25));
  for (const shift of shifts)
    for (const px of shift.split(' ')) expect(Math.abs(parseFloat(px))).toBeLessThanOrEqual(6);
});
