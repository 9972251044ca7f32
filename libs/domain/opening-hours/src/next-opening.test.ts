import { expect, test } from 'vitest';
import type { OpeningPlace } from './opening-place.ts';
import { nextOpening } from './next-opening.ts';

const place: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };
/** A Wednesday night */
const night = new Date('2026-11-25T22:00:00Z');
const opens = (item: Parameters<typeof nextOpening>[0], at = night) => {
  const ms = nextOpening(item, at, place);
  return ms === undefined ? undefined : new Date(ms).toISOString();
};

test('returns the next opening of a closed place or lift', () => {
  expect(opens({ hours: 'Mo-Fr 06:30-18:00' })).toBe('2026-11-26T05:30:00.000Z');
  expect(opens({ operatingHours: 'Sa-Su 09:00-16:00' })).toBe('2026-11-28T08:00:00.000Z');
});

test.each([
  ['that is open', { hours: '24/7' }],
  ['that opens in more than a week', { hours: 'Jan 10-20 09:00-12:00' }],
  ['that is closed for ever', { hours: 'Mo-Fr 06:30-18:00', closed: '2026-01-01' }],
  ['without hours', {}],
  ['with unreadable hours', { hours: 'irgendwann' }],
])('returns nothing for a place %s', (_, item) => expect(opens(item)).toBeUndefined());
