import { afterEach, describe, expect, test } from 'vitest';
import { isForbiddenNow } from './forbidden.ts';
import { isOpenAt, openAt } from './is-open-at.ts';
import type { OpeningPlace } from './opening-place.ts';
import { openingState } from './opening-state.ts';
import { openingTag } from './opening-tag.ts';
import { operatingTag } from './operating-tag.ts';
import { isPermanentlyClosed } from './permanently-closed.ts';
import { validateHours } from './validate-hours.ts';
import { weekHours } from './week-hours.ts';

const vaduz: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };
const bregenz: OpeningPlace = {
  timeZone: 'Europe/Vienna',
  lat: 47.5,
  lon: 9.74,
  countryCode: 'at',
  state: 'Vorarlberg',
};
const week = 'Mo-Fr 08:00-12:00,13:30-18:00; Sa 09:00-16:00; PH off';
const machineZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = machineZone ?? 'UTC';
});

describe.each(['UTC', 'Europe/Vaduz', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Lord_Howe'])(
  'on a machine in %s',
  (zone) => {
    const on = (iso: string) => {
      process.env.TZ = zone;
      return new Date(iso);
    };

    test("evaluates in the place's time zone", () => {
      const at = on('2026-11-23T10:00:00+01:00');
      expect(openingState(week, at, vaduz)).toMatchObject({
        state: 'open',
        nextChange: new Date('2026-11-23T12:00:00+01:00'),
        changesToday: true,
      });
      expect(openingState(week, on('2026-11-23T07:59:59+01:00'), vaduz).state).toBe('closed');
      expect(openingState(week, on('2026-11-23T08:00:00+01:00'), vaduz).state).toBe('open');
      expect(openingState(week, on('2026-11-23T12:00:00+01:00'), vaduz).state).toBe('closed');
    });

    test('continues past midnight', () => {
      const bar = 'Fr 22:00-04:00';
      expect(openingState(bar, on('2026-11-21T02:00:00+01:00'), vaduz)).toMatchObject({
        state: 'open',
        nextChange: new Date('2026-11-21T04:00:00+01:00'),
      });
      expect(openingState(bar, on('2026-11-21T04:00:00+01:00'), vaduz).state).toBe('closed');
    });

    test('handles nights with a clock change', () => {
      expect(openingState('Sa 20:00-03:30', on('2026-03-29T01:30:00+01:00'), vaduz)).toMatchObject({
        state: 'open',
        nextChange: new Date('2026-03-29T03:30:00+02:00'),
      });
      expect(openingState('Sa 20:00-02:30', on('2026-10-25T02:10:00+02:00'), vaduz)).toMatchObject({
        state: 'open',
        nextChange: new Date('2026-10-25T02:30:00+02:00'),
      });
      expect(openingState('Su 08:00-10:00', on('2026-03-29T07:00:00+02:00'), vaduz).nextChange).toEqual(
        new Date('2026-03-29T08:00:00+02:00'),
      );
      expect(openingState('Su 08:00-10:00', on('2026-10-25T01:00:00+02:00'), vaduz).nextChange).toEqual(
        new Date('2026-10-25T08:00:00+01:00'),
      );
    });

    test('applies holidays of the country', () => {
      expect(isOpenAt(week, on('2026-12-08T10:00:00+01:00'), vaduz)).toBe(false);
      expect(isOpenAt(week, on('2026-10-26T10:00:00+01:00'), vaduz)).toBe(true);
      expect(isOpenAt(week, on('2026-10-26T10:00:00+01:00'), bregenz)).toBe(false);
      expect(isOpenAt('Su,PH 10:00-12:00', on('2026-05-14T11:00:00+02:00'), vaduz)).toBe(true);
      expect(isOpenAt('Su,PH 10:00-12:00', on('2026-05-15T11:00:00+02:00'), vaduz)).toBe(false);
      expect(isOpenAt('Su,PH 10:00-12:00', on('2026-05-17T11:00:00+02:00'), vaduz)).toBe(true);
    });

    test('uses the sun at the place', () => {
      // Sunset in Vaduz on 21 June is at 21:27.
      expect(isOpenAt('sunrise-sunset', on('2026-06-21T21:10:00+02:00'), vaduz)).toBe(true);
      expect(isOpenAt('sunrise-sunset', on('2026-06-21T21:45:00+02:00'), vaduz)).toBe(false);
    });

    test('returns a week for a table', () => {
      const days = weekHours(week, on('2026-12-09T10:00:00+01:00'), vaduz)!;
      expect(days.map((day) => day.date)).toEqual([
        '2026-12-07',
        '2026-12-08',
        '2026-12-09',
        '2026-12-10',
        '2026-12-11',
        '2026-12-12',
        '2026-12-13',
      ]);
      expect(days[0]!.intervals.map(({ from, to }) => `${from}-${to}`)).toEqual(['08:00-12:00', '13:30-18:00']);
      expect(days[1]).toMatchObject({ isHoliday: true, intervals: [] });
      expect(days[2]).toMatchObject({ isToday: true, isHoliday: false, weekday: 2 });
      expect(days[6]!.intervals).toEqual([]);
    });

    test('returns a week of nights and one with open ends', () => {
      const nights = weekHours('Fr,Sa 20:00-02:00', on('2026-11-25T10:00:00+01:00'), vaduz)!;
      expect(nights.map((day) => day.intervals.length)).toEqual([0, 0, 0, 0, 1, 1, 0]);
      expect(nights[4]!.intervals[0]).toMatchObject({ from: '20:00', to: '02:00', pastMidnight: true });
      const always = weekHours('24/7', on('2026-11-25T10:00:00+01:00'), vaduz, 'today')!;
      expect(always.map((day) => day.intervals.map(({ from, to }) => `${from}-${to}`))).toEqual(
        Array.from({ length: 7 }, () => ['00:00-24:00']),
      );
    });
  },
);

describe('texts of the specification', () => {
  const tag = (hours: string | undefined, iso: string, closed?: string | null) =>
    openingTag(hours, closed, new Date(iso), vaduz);

  test.each([
    ['offen', '2026-11-23T10:00:00+01:00'],
    ['jetzt geschlossen', '2026-11-23T12:30:00+01:00'],
    ['heute geschlossen', '2026-11-23T19:00:00+01:00'],
    ['heute geschlossen', '2026-11-22T10:00:00+01:00'],
  ])('shows %s', (text, iso) => expect(tag(week, iso)?.text.de).toBe(text));

  test('returns no text without hours and for invalid hours, and unknown for conditional ones', () => {
    expect(tag(undefined, '2026-11-23T10:00:00+01:00')).toBeUndefined();
    expect(tag('immer mal', '2026-11-23T10:00:00+01:00')).toBeUndefined();
    expect(tag('"auf Anfrage"', '2026-11-23T10:00:00+01:00')).toMatchObject({
      state: 'unknown',
      comment: 'auf Anfrage',
    });
  });

  test('never reports a permanently closed place as open', () => {
    expect(tag('24/7', '2026-11-23T10:00:00+01:00', '2026-11-23')?.key).toBe('permanentlyClosed');
    expect(tag('24/7', '2026-11-22T23:59:00+01:00', '2026-11-23')?.key).toBe('open');
    expect(isPermanentlyClosed('bald', new Date(), 'Europe/Vaduz')).toBe(true);
    expect(isPermanentlyClosed(null, new Date(), 'Europe/Vaduz')).toBe(false);
  });

  test('evaluates operating hours and prohibitions', () => {
    const at = new Date('2026-11-23T10:00:00+01:00');
    expect(operatingTag('Mo-Su 08:30-16:30', null, at, vaduz)?.text.de).toBe('in Betrieb');
    expect(operatingTag('Jun-Sep 08:30-16:30', null, at, vaduz)?.text.de).toBe('Jetzt nicht in Betrieb');
    expect(operatingTag(undefined, null, at, vaduz)).toBeUndefined();
    expect(isForbiddenNow('Mo-Fr 18:00-06:00', at, vaduz)).toBe(false);
    expect(isForbiddenNow(undefined, at, vaduz)).toBe(true);
  });
});

test('evaluates an unsupported country without holidays', () => {
  const nowhere = { ...vaduz, countryCode: 'zz' };
  expect(isOpenAt(week, new Date('2026-12-08T10:00:00+01:00'), nowhere)).toBe(true);
  expect(isOpenAt('Su,PH 10:00-12:00', new Date('2026-11-22T10:00:00+01:00'), nowhere)).toBe(true);
});

test("reports errors of an editor's input in their language", () => {
  expect(validateHours('', vaduz)).toEqual({ error: undefined, warnings: [] });
  expect(validateHours(week, vaduz)).toEqual({ error: undefined, warnings: [] });
  expect(validateHours('Mo-So 8-12', vaduz).warnings.length).toBeGreaterThan(0);
  expect(validateHours('irgendwann', vaduz).error).toContain('Unerwartetes Zeichen');
});

test('rejects values beyond the limits and treats them as text without parsing', () => {
  const long = (rules: number) => Array.from({ length: rules }, (_, n) => `Mo 10:0${n % 9}-11:00`).join('; ');
  expect(validateHours(long(20), vaduz).error).toBeUndefined();
  expect(validateHours(long(600), vaduz).error).toBe('Länger als 500 Zeichen');
  const started = performance.now();
  expect(isOpenAt(long(600), new Date('2026-11-23T10:30:00+01:00'), vaduz)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('filters 10,000 items without a noticeable delay', () => {
  const values = Array.from(
    { length: 10_000 },
    (_, index) => `Mo-Fr 08:${String(index % 60).padStart(2, '0')}-18:00; PH off`,
  );
  const at = new Date('2026-11-23T10:00:00+01:00');
  openAt(at)(values[0], vaduz);
  const started = process.cpuUsage();
  const isOpen = openAt(at);
  expect(values.filter((value) => isOpen(value, vaduz))).toHaveLength(10_000);
  // CPU time excludes other processes on the machine.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(400);
});
