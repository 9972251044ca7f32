import { expect, test } from 'vitest';
import { wayValue } from './way-values.ts';

test.each([
  ['km', { activityWayLength: '5,2 km' }, 5.2],
  ['km', { activityWayLength: '850 m' }, 0.85],
  ['hours', { activityWayWalkingDuration: '1.67 h' }, 1.67],
  ['climb', { activityWayAscent: '320 hm' }, 320],
  ['climb', { activityWayAscent: '1000 ft' }, 304.8],
  ['climb', { activityWayAscent: '0 hm' }, undefined],
  ['km', { activityWayLength: '5 miles' }, undefined],
  ['km', { activityWayLength: 'weit' }, undefined],
  ['hours', {}, undefined],
  ['hours', undefined, undefined],
] as const)('reads %s from %j', (measure, details, value) => {
  expect(wayValue(details, measure)).toBe(value);
});
