import { expect, it } from 'vitest';
import * as hours from '@umkreis/guide-engine/hours/hours-module.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { eventOnDay, isWarning, placeOnDay } from './on-day.ts';

const where = { timeZone: 'Europe/Vaduz', countryCode: 'li', state: '', lat: 47.14, lon: 9.52 };
const place = (item: { details?: Record<string, string>; closed?: string }) => ({ item }) as unknown as Place;
const onDay = (item: Parameters<typeof place>[0], day: string) => placeOnDay(hours, place(item), day, where, 'de');
const [saturday, sunday] = ['2026-12-05', '2026-12-06'];

it.each([
  ['open', { details: { hours: 'Mo-Sa 08:00-12:00,13:30-18:00' } }, saturday, '08:00–12:00, 13:30–18:00'],
  ['closed', { details: { hours: 'Mo-Sa 08:00-18:00' } }, sunday, undefined],
  ['closed', { details: { hours: 'Mo-Su 08:00-18:00; PH off' } }, '2026-12-25', undefined],
  ['open', { details: { operatingHours: 'Sa,Su 09:00-16:00' } }, sunday, '09:00–16:00'],
  ['unclear', { details: { hours: 'Sa unknown "nach Vereinbarung"' } }, saturday, 'nach Vereinbarung'],
  ['unreadable', { details: { hours: 'wenn das Licht brennt' } }, saturday, 'wenn das Licht brennt'],
  ['noHours', {}, saturday, undefined],
  ['closedForGood', { details: { hours: '24/7' }, closed: '2026-12-05' }, saturday, undefined],
  ['open', { details: { hours: '24/7' }, closed: '2026-12-06' }, saturday, '00:00–24:00'],
])('finds a place %s: %j on %s', (kind, item, day, text) => {
  expect(onDay(item, day)).toEqual({ kind, ...(text !== undefined && { hours: text }) });
});

it("uses the day of the place's time zone", () => {
  const item = { details: { hours: 'Sa 20:00-24:00' } };
  for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles'])
    expect(placeOnDay(hours, place(item), saturday, { ...where, timeZone }, 'de').kind).toBe('open');
});

it.each([
  ['sameDay', '2026-12-05T18:00:00Z', null],
  ['otherDay', '2026-12-04T18:00:00Z', null],
  // 23:30 UTC is on the next day in Vaduz.
  ['sameDay', '2026-12-04T23:30:00Z', null],
  ['sameDay', '2026-12-01T08:00:00Z', '2026-12-24T20:00:00Z'],
  // Until 2 o'clock in the night to Saturday
  ['otherDay', '2026-12-04T19:00:00Z', '2026-12-05T01:00:00Z'],
  ['otherDay', '2026-12-06T08:00:00Z', '2026-12-06T20:00:00Z'],
])('finds an event on the %s: from %s to %s', (kind, dateBegin, dateEnd) => {
  expect(eventOnDay({ dateBegin, dateEnd }, saturday, 'Europe/Vaduz')).toEqual({ kind });
});

it('warns of what is closed or on another day, not of unknown hours', () => {
  const warns = (['closed', 'closedForGood', 'otherDay', 'sameDay', 'noHours'] as const).filter((kind) =>
    isWarning({ kind }),
  );
  expect(warns).toEqual(['closed', 'closedForGood', 'otherDay']);
  expect(isWarning({ kind: 'unreadable', hours: '?' })).toBe(false);
});
