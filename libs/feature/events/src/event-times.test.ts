import { expect, test } from 'vitest';
import { eventTimes } from './event-times.ts';

const zone = 'Europe/Vaduz';

test.each([
  ['2026-07-03T22:00:00Z', '2026-07-04T21:59:00Z', true, 'Sa., 4. Juli', null],
  ['2026-07-03T22:00:00Z', '2026-07-06T21:59:00Z', true, 'Sa., 4. Juli', 'Mo., 6. Juli'],
  ['2026-07-04T15:00:00Z', '2026-07-04T21:30:00Z', false, 'Sa., 4. Juli, 17:00', '23:30'],
  ['2026-07-04T15:00:00Z', null, false, 'Sa., 4. Juli, 17:00', null],
])('formats %s to %s, all-day: %s', (dateBegin, dateEnd, isAllDay, start, end) => {
  expect(eventTimes({ dateBegin, dateEnd, isAllDay }, zone, 'de')).toMatchObject({ start, end });
});
