import { describe, expect, it } from 'vitest';
import { openingState } from './opening-state.ts';
import { weekHours } from './week-hours.ts';

const stuttgart = { timeZone: 'Europe/Berlin', lat: 48.78, lon: 9.18, countryCode: 'de', state: 'Baden-Württemberg' };
const tromso = { timeZone: 'Europe/Oslo', lat: 69.65, lon: 18.96, countryCode: 'no', state: null };
const ushuaia = { timeZone: 'America/Argentina/Ushuaia', lat: -54.8, lon: -68.3, countryCode: 'ar', state: null };
const mcMurdo = { timeZone: 'Antarctica/McMurdo', lat: -77.8, lon: 166.7, countryCode: 'nz', state: null };

describe('the night after a closed day', () => {
  it.each([
    ['Mo-Su 18:00-03:00; We closed "Ruhetag"', '2027-09-16T01:00+02:00', 'closed'],
    ['Mo-Su 18:00-27:00; We off', '2027-09-16T01:00+02:00', 'closed'],
    ['18:00+; We off', '2027-09-16T01:00+02:00', 'closed'],
    ['23:00-01:00+; We off', '2027-09-16T00:30+02:00', 'closed'],
    ['23:00-01:00+; We off', '2027-09-16T02:00+02:00', 'closed'],
    ['23:00-01:00+; We off', '2027-09-17T02:00+02:00', 'openEnd'],
    ['Mo-Su 18:00-03:00; Sep 15 off', '2027-09-16T02:59+02:00', 'closed'],
    ['Mo-Su 18:00-03:00; We off; Th 00:00-05:00', '2027-09-16T01:00+02:00', 'open'],
    ['Mo-Su 18:00-03:00; We 10:00-14:00', '2027-09-16T01:00+02:00', 'closed'],
    ['Mo-Su sunset-03:00; We off', '2027-09-16T01:00+02:00', 'closed'],
    // Not cancelled: the evening before was open.
    ['Mo-Su 18:00-03:00; Th off', '2027-09-17T18:30+02:00', 'open'],
    ['Tu,Th 18:00-03:00', '2027-09-17T01:00+02:00', 'open'],
    ['24/7; We off', '2027-09-16T01:00+02:00', 'open'],
    ['Mo-Su 00:00-24:00; We off', '2027-09-16T01:00+02:00', 'open'],
    ['Mo-Su 10:00-01:00', '2027-09-16T00:30+02:00', 'open'],
    ['Mo-Su 18:00-03:00; We off || "auf Anfrage"', '2027-09-16T01:00+02:00', 'unknown'],
  ])('%s at %s is %s', (value, at, state) => {
    expect(openingState(value, new Date(at), stuttgart).state).toBe(state);
  });

  it('reports the next real opening, and no opening from midnight in the table', () => {
    const value = 'Mo-Su 18:00-03:00; We off';
    const wednesday = new Date('2027-09-15T20:00:00+02:00');
    expect(openingState(value, wednesday, stuttgart).nextChange?.toISOString()).toBe('2027-09-16T16:00:00.000Z');
    const days = weekHours(value, wednesday, stuttgart)!;
    expect(days.map(({ intervals }) => intervals.map(({ from, to }) => `${from}-${to}`).join())).toEqual([
      '18:00-03:00',
      '18:00-24:00',
      '',
      '18:00-03:00',
      '18:00-03:00',
      '18:00-03:00',
      '18:00-03:00',
    ]);
  });
});

describe('polar day and night', () => {
  it.each([
    ['sunrise-sunset', tromso, '2027-06-21T23:30:00Z', 'open'],
    ['sunset-sunrise', tromso, '2027-06-21T23:30:00Z', 'closed'],
    ['sunset-sunrise', tromso, '2027-12-21T11:00:00Z', 'open'],
    ['Mo-Fr 08:00-sunset; PH off', tromso, '2027-12-21T09:00:00Z', 'closed'],
    ['sunrise-20:00', tromso, '2027-06-21T19:00:00Z', 'closed'],
    ['sunrise-20:00', tromso, '2027-06-21T17:00:00Z', 'open'],
    ['(sunrise+01:00)-(sunset-01:00)', tromso, '2027-06-21T23:30:00Z', 'open'],
    ['dawn-dusk', tromso, '2027-06-21T23:30:00Z', 'open'],
    ['Mo-Su 10:00-12:00,13:00-sunset', tromso, '2027-12-21T09:30:00Z', 'open'],
    ['sunrise-sunset', mcMurdo, '2027-12-21T11:00:00Z', 'open'],
    ['sunrise-sunset', mcMurdo, '2027-06-21T00:00:00Z', 'closed'],
    ['sunrise-sunset', ushuaia, '2027-06-21T15:00:00Z', 'open'],
  ])('%s at %o on %s is %s', (value, place, at, state) => {
    expect(openingState(value, new Date(at), place).state).toBe(state);
  });

  it('fills the table of a week', () => {
    expect(weekHours('sunrise-sunset', new Date('2027-06-21T12:00:00Z'), tromso)).toHaveLength(7);
    expect(weekHours('sunrise-sunset', new Date('2027-12-21T12:00:00Z'), tromso)?.[0]?.intervals).toEqual([]);
  });

  it.each(Array.from({ length: 73 }, (_, index) => index * 5))('is readable on day %i of the year', (day) => {
    const at = new Date(Date.UTC(2027, 0, 1 + day, 12));
    for (const value of ['sunrise-sunset', 'dawn-dusk', '20:00-sunrise'])
      expect(openingState(value, at, tromso).state).not.toBe('invalid');
  });
});
