import { expect, test } from 'vitest';
import { wayLine } from './way-line.ts';

test.each([
  [{ activityWayLength: '5.24 km', activityWayWalkingDuration: '1.67 h' }, 'de', '5.2 km · 1 h 40 min'],
  [{ activityWayLength: '850 m', activityWayAscent: '1240 hm' }, 'en', '850 m · 1,240 m ↑'],
  [{ activityWayWalkingDuration: '0.5 h', activityWayAscent: '0 hm' }, 'de', '30 min'],
  [{ activityWayLength: 'weit', activityWayWalkingDuration: '0 h' }, 'de', ''],
  [undefined, 'de', ''],
] as const)('formats length, time and ascent of %j', (details, language, line) => {
  expect(wayLine(details, language)).toBe(line);
});
