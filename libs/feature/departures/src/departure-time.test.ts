import { expect, test } from 'vitest';
import { delayOf, minutesUntil } from './departure-time.ts';
import { lineColors } from './line-colors.ts';
import { contrast } from '@umkreis/ui/accent.ts';

const now = new Date('2026-03-03T07:00:00Z');

test.each([
  ['2026-03-03T07:00:40Z', 0],
  ['2026-03-03T07:04:00Z', 4],
  ['2026-03-03T06:59:00Z', 0],
  ['2026-03-03T07:59:59Z', 59],
  ['2026-03-03T08:00:00Z', null],
])('counts the minutes until a departure: %s in %s min', (departsAt, minutes) => {
  expect(minutesUntil(departsAt, now)).toBe(minutes);
});

test.each([
  [null, null],
  ['2026-03-03T07:02:10Z', 2],
  ['2026-03-03T06:59:00Z', -1],
  ['2026-03-03T07:00:20Z', 0],
])('computes the delay: expected %s, %s min late', (expected, delay) => {
  expect(delayOf({ planned: '2026-03-03T07:00:00Z', expected })).toBe(delay);
});

test("uses a line's own text colour if it is readable, otherwise black or white", () => {
  expect(lineColors('#1971C2', '#FFFFFF')).toEqual({ background: '#1971C2', color: '#FFFFFF' });
  expect(lineColors('#FFDD30', '#FFFFFF').color).toBe('#1f1b29');
  for (const background of ['#FFDD30', '#1971C2', '#7A7A7A', '#000000', '#FFFFFF'])
    expect(contrast(lineColors(background, background).color, background)).toBeGreaterThanOrEqual(4);
});
