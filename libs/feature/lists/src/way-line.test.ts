import { expect, test } from 'vitest';
import { wayLine } from './way-line.ts';

test.each([
  ['5.24 km', '1.67 h', 'de', '5.2 km · 1 h 40 min'],
  ['1200 m', undefined, 'en', '1,200 m'],
  [undefined, '0.5 h', 'de', '30 min'],
  ['weit', '0 h', 'de', ''],
  [undefined, undefined, 'de', ''],
] as const)('formats length %s and time %s', (activityWayLength, activityWayWalkingDuration, language, line) => {
  const details = Object.entries({ activityWayLength, activityWayWalkingDuration }).filter(([, value]) => value);
  expect(wayLine(Object.fromEntries(details) as Record<string, string>, language)).toBe(line);
});
