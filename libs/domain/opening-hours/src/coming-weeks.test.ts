import { expect, test } from 'vitest';
import { comingWeeks } from './coming-weeks.ts';
import type { OpeningPlace } from './opening-place.ts';

const vaduz: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };
const bregenz: OpeningPlace = { ...vaduz, timeZone: 'Europe/Vienna', countryCode: 'at', state: 'Vorarlberg' };

test("returns four weeks from today in the place's zone, with names of holidays", () => {
  // In Vaduz it is already 1 December.
  const days = comingWeeks('Mo-Fr 08:00-12:00; PH off; Dec 24 off', new Date('2026-11-30T23:30:00Z'), vaduz)!;
  expect(days).toHaveLength(28);
  expect(days[0]).toMatchObject({ date: '2026-12-01', isToday: true, intervals: [{ from: '08:00', to: '12:00' }] });
  expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
  expect(days[7]).toMatchObject({ date: '2026-12-08', holiday: 'Mariä Empfängnis', intervals: [] });
  expect(days[23]).toMatchObject({ date: '2026-12-24', holiday: undefined, intervals: [] });
  expect(days.flatMap(({ holiday }) => holiday ?? [])).toEqual(['Mariä Empfängnis', 'Weihnachten', 'Stephanstag']);
});

test('includes every day across clock changes, and names school holidays if the hours use them', () => {
  const dates = (value: string, at: string) => comingWeeks(value, new Date(at), bregenz)!;
  const autumn = dates('Mo-Su 08:00-12:00', '2026-10-10T22:30:00Z');
  expect(new Set(autumn.map(({ date }) => date)).size).toBe(28);
  expect(autumn.at(-1)!.date).toBe('2026-11-07');
  expect(autumn.find(({ date }) => date === '2026-10-26')!.holiday).toBe('Nationalfeiertag');
  const winter = dates('Mo-Su 08:00-12:00; SH 10:00-11:00', '2026-12-14T10:00:00Z');
  expect(winter.find(({ date }) => date === '2026-12-30')!.holiday).toMatch(/ferien/i);
});

test('returns undefined for invalid hours', () => {
  expect(comingWeeks('25:61', new Date('2026-12-14T10:00:00Z'), vaduz)).toBeUndefined();
});
