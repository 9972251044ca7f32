import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test.each([
  [[9.52, 47.1405], '60 m'],
  [[9.52, 47.15], '1.1 km'],
  [[9.52, 47.32], '20 km'],
] as const)('formats the distance to %s', (to, text) => {
  expect(formatDistance([9.52, 47.14], [...to], 'de')).toBe(text);
});
