import { expect, it } from 'vitest';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { validateHours } from '@umkreis/opening-hours/validate-hours.ts';
import { hoursError } from './hours-error.ts';

const place: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };

it.each(['Mo-Fr 08:00-12:00; PH off', 'sunrise-sunset', 'irgendwann', '24/7', 'Mo 10:00-', 'x'.repeat(501)])(
  'returns the same result for %j as on the main thread',
  async (value) => expect(await hoursError(value, place)).toBe(validateHours(value, place, 'en').error),
);

it('does not block the event loop while costly hours are parsed', async () => {
  await hoursError('24/7', place);
  // Each takes about 20 ms, together more than all counted ticks of the event loop.
  const costly = Array.from({ length: 40 }, (_, n) => Array.from({ length: 80 - n }, () => 'PH').join('; '));
  const order: string[] = [];
  const reads = Promise.all(costly.map((value) => hoursError(value, place))).then(() => order.push('hours'));
  for (let tick = 0; tick < 5; tick++) await new Promise((resolve) => setImmediate(resolve));
  order.push('others');
  await reads;
  expect(order).toEqual(['others', 'hours']);
});
