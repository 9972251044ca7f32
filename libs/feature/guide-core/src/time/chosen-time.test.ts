import { expect, test } from 'vitest';
import { textOfTime, timeOf } from './chosen-time.ts';

test("reads and writes date and time in the branch's time zone", () => {
  expect(timeOf('2026-12-24T18:00', 'Europe/Vaduz')).toEqual(new Date('2026-12-24T18:00:00+01:00'));
  expect(timeOf('2026-07-01T08:30', 'America/New_York')).toEqual(new Date('2026-07-01T08:30:00-04:00'));
  expect(textOfTime(new Date('2026-12-24T17:00:00Z'), 'Europe/Vaduz')).toBe('2026-12-24T18:00');
});

test.each([
  null,
  '',
  'morgen',
  '2026-02-30T10:00',
  '2026-13-01T10:00',
  '2026-12-24',
  '2026-12-24T24:30',
  '2026-12-24T18:00Z',
])('rejects %j', (text) => {
  expect(timeOf(text, 'Europe/Vaduz')).toBeNull();
});
