import { expect, test } from 'vitest';
import { scaleBar } from './scale-bar.ts';

test.each([
  [1, 100, { metres: 100, px: 100 }],
  [1.3, 120, { metres: 100, px: 100 / 1.3 }],
  [2.4, 120, { metres: 200, px: 200 / 2.4 }],
  [50, 120, { metres: 5000, px: 100 }],
  [0.1, 120, { metres: 10, px: 100 }],
])('builds a bar for %d m per px and at most %i px', (metresPerPx, most, bar) => {
  const result = scaleBar(metresPerPx, most);
  expect(result.metres).toBe(bar.metres);
  expect(result.px).toBeCloseTo(bar.px);
});
