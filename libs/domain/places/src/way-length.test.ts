import { expect, it } from 'vitest';
import { wayLengthKm } from './way-length.ts';

it.each([
  ['5.2 km', 5.2],
  ['5,2 km', 5.2],
  ['800 m', 0.8],
  ['lang', null],
  [undefined, null],
])('reads the length %s as %s km', (activityWayLength, km) => {
  expect(wayLengthKm(activityWayLength === undefined ? {} : { activityWayLength })).toBe(km);
});
