import { expect, it } from 'vitest';
import { minuteShift } from './minute-shift.ts';

it('moves each minute, and uses all 25 positions equally often', () => {
  const positions = Array.from({ length: 50 }, (_, minute) => JSON.stringify(minuteShift(new Date(minute * 60_000))));
  expect(new Set(positions.slice(0, 25)).size).toBe(25);
  expect(new Set(positions.slice(25)).size).toBe(25);
  expect(positions.every((one, at) => one !== positions[at + 1])).toBe(true);
});
