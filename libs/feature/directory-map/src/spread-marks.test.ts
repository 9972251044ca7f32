import { expect, test } from 'vitest';
import { spreadMarks } from './spread-marks.ts';

const area = { width: 800, height: 400, apart: 50, margin: 30, lift: 10 };

test('separates marks at one place, keeps their positions and stays inside the area', () => {
  const marks = spreadMarks(
    Array.from({ length: 12 }, (_, nr) => ({ value: nr, at: [20, 390] as const })),
    area,
  );
  for (const [nr, one] of marks.entries()) {
    expect(one.at).toEqual([20, 390]);
    expect([one.x >= 30, one.x <= 770, one.y >= 30, one.y <= 370]).toEqual([true, true, true, true]);
    for (const other of marks.slice(nr + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
  }
});

test('leaves a mark with enough space where it is', () => {
  const [one, other] = spreadMarks(
    [
      { value: 'a', at: [100, 100] },
      { value: 'b', at: [500, 300] },
    ],
    area,
  );
  expect(Math.hypot(one!.x - 100, one!.y - 90)).toBeLessThan(3);
  expect(Math.hypot(other!.x - 500, other!.y - 290)).toBeLessThan(3);
});
