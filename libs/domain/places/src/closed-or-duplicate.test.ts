import { expect, test } from 'vitest';
import { isClosedOrDuplicate } from './closed-or-duplicate.ts';

const now = new Date('2026-05-01T10:30:00Z');
const zone = 'Europe/Vaduz';
const auckland = { timeZone: 'Pacific/Auckland', countryCode: 'nz', state: null };

test.each([
  ['nothing said', {}, false],
  ['a duplicate', { duplicateOf: 'x' }, true],
  ['closed since a day', { closed: '2026-04-30' }, true],
  ['closed from today', { closed: '2026-05-01' }, true],
  ['closes tomorrow', { closed: '2026-05-02' }, false],
  ['a date nobody can read', { closed: 'soon' }, true],
  ['closes at an instant to come', { closed: '2026-05-01T10:31:00Z' }, false],
])('detects whether a place is permanently closed: %s', (_, item, expected) =>
  expect(isClosedOrDuplicate(item, now, zone)).toBe(expected),
);

test("starts the day of closing in the place's own zone", () => {
  const at = new Date('2026-05-01T13:00:00Z');
  expect(isClosedOrDuplicate({ closed: '2026-05-02' }, at, zone)).toBe(false);
  expect(isClosedOrDuplicate({ closed: '2026-05-02', hoursPlace: auckland }, at, zone)).toBe(true);
});
