import { describe, expect, test } from 'vitest';
import { isForbiddenNow } from './forbidden.ts';
import { isOpenAt } from './is-open-at.ts';
import type { OpeningPlace } from './opening-place.ts';
import { openingState } from './opening-state.ts';
import { openingTag } from './opening-tag.ts';
import { operatingTag } from './operating-tag.ts';
import { isPermanentlyClosed } from './permanently-closed.ts';
import { validateHours } from './validate-hours.ts';
import { weekHours } from './week-hours.ts';

const vaduz: OpeningPlace = { timeZone: 'Europe/Vaduz', lat: 47.14, lon: 9.52, countryCode: 'li', state: null };
const at = (iso: string) => new Date(iso);
const text = (hours: string, iso: string) => openingTag(hours, null, at(iso), vaduz)?.text.de;

describe('midnight', () => {
  test.each([
    ['Mo 08:00-24:00', '2026-11-23T23:59:59+01:00', 'offen'],
    ['Mo 08:00-24:00', '2026-11-24T00:00:00+01:00', 'heute geschlossen'],
    ['Tu 00:00-08:00', '2026-11-23T23:59:59+01:00', 'heute geschlossen'],
    ['Tu 00:00-08:00', '2026-11-24T00:00:00+01:00', 'offen'],
    ['Mo 22:00-02:00', '2026-11-23T21:59:59+01:00', 'jetzt geschlossen'],
    ['Mo 22:00-02:00', '2026-11-24T01:59:59+01:00', 'offen'],
    ['Mo 22:00-02:00', '2026-11-24T02:00:00+01:00', 'heute geschlossen'],
    ['24/7', '2026-11-24T00:00:00+01:00', 'offen'],
    ['off', '2026-11-24T00:00:00+01:00', 'heute geschlossen'],
  ])('shows %s at %s: %s', (hours, iso, expected) => expect(text(hours, iso)).toBe(expected));

  test('joins days that meet at midnight', () => {
    expect(openingState('Mo-Su 00:00-24:00', at('2026-11-23T12:00:00+01:00'), vaduz)).toMatchObject({
      state: 'open',
      nextChange: undefined,
    });
    expect(openingState('Mo 20:00-24:00; Tu 00:00-02:00', at('2026-11-23T21:00:00+01:00'), vaduz).nextChange).toEqual(
      at('2026-11-24T02:00:00+01:00'),
    );
  });

  test('continues from the last day of the year into the next', () => {
    expect(openingState('Dec 31 20:00-26:00', at('2027-01-01T01:30:00+01:00'), vaduz)).toMatchObject({
      state: 'open',
      nextChange: at('2027-01-01T02:00:00+01:00'),
    });
  });
});

describe('nights with a clock change', () => {
  test('skips the missing hour', () => {
    expect(openingState('Su 02:00-03:00', at('2026-03-29T01:59:00+01:00'), vaduz).state).toBe('closed');
    expect(isOpenAt('Su 03:00-04:00', at('2026-03-29T03:00:00+02:00'), vaduz)).toBe(true);
  });
  test('includes the repeated hour twice', () => {
    expect(isOpenAt('Su 02:00-03:00', at('2026-10-25T02:30:00+02:00'), vaduz)).toBe(true);
    expect(isOpenAt('Su 02:00-03:00', at('2026-10-25T02:30:00+01:00'), vaduz)).toBe(true);
    expect(isOpenAt('Su 02:00-03:00', at('2026-10-25T03:00:00+01:00'), vaduz)).toBe(false);
  });
  test('counts a change after the night by the clock', () => {
    expect(openingState('Sa 10:00-12:00; Mo 08:00-10:00', at('2026-10-24T13:00:00+02:00'), vaduz).nextChange).toEqual(
      at('2026-10-26T08:00:00+01:00'),
    );
  });
});

describe('open end', () => {
  test('is open from its start, even in the hours after a usual closing time', () => {
    expect(openingState('Fr 18:00+', at('2026-11-27T18:00:00+01:00'), vaduz)).toMatchObject({
      state: 'openEnd',
      nextChange: undefined,
    });
    expect(openingState('Fr 18:00-22:00+', at('2026-11-27T20:00:00+01:00'), vaduz)).toMatchObject({ state: 'open' });
    expect(text('Fr 18:00-22:00+', '2026-11-27T23:00:00+01:00')).toBe('offen, Schluss unbestimmt');
    expect(text('Fr 18:00-22:00+', '2026-11-28T01:00:00+01:00')).toBe('offen, Schluss unbestimmt');
    expect(text('Fr 18:00+', '2026-11-27T17:59:59+01:00')).toBe('jetzt geschlossen');
    expect(text('Fr 18:00-22:00+', '2026-11-27T17:00:00+01:00')).toBe('jetzt geschlossen');
  });
  test('is shown in the week as written', () => {
    const friday = weekHours('Fr 18:00-22:00+', at('2026-11-25T10:00:00+01:00'), vaduz)![4]!;
    expect(friday.intervals[0]).toMatchObject({ from: '18:00', to: '22:00', isUnknown: false });
  });
});

describe('invalid hours', () => {
  test.each(['immer', 'Mo-Fr 25:61', '((', 'Mo 08:00-', '🎿', 'PH PH PH', 'x'.repeat(2000)])(
    'treats %j as closed without a text',
    (hours) => {
      const now = at('2026-11-23T10:00:00+01:00');
      expect(openingTag(hours, null, now, vaduz)).toBeUndefined();
      expect(isOpenAt(hours, now, vaduz)).toBe(false);
      expect(operatingTag(hours, null, now, vaduz)?.isOperating).toBe(false);
      expect(isForbiddenNow(hours, now, vaduz)).toBe(false);
    },
  );
  test.each(['immer', '((', 'Mo 08:00-'])('reports an error for %j', (hours) =>
    expect(validateHours(hours, vaduz).error).toBeTruthy(),
  );
  test.each(['', '   '])('reports no error for empty %j', (hours) =>
    expect(validateHours(hours, vaduz)).toEqual({ error: undefined, warnings: [] }),
  );
});

describe('permanently closed', () => {
  const zone = 'Europe/Vaduz';
  test.each([
    ['2026-11-23', '2026-11-22T23:59:59+01:00', false],
    ['2026-11-23', '2026-11-23T00:00:00+01:00', true],
    ['2026-11-23', '2026-11-22T23:30:00Z', true],
    ['2026-11-23T12:00:00Z', '2026-11-23T11:59:59Z', false],
    ['2026-11-23T12:00:00Z', '2026-11-23T12:00:00Z', true],
    ['irgendwann', '2026-11-23T12:00:00Z', true],
    ['', '2026-11-23T12:00:00Z', false],
  ])('%j at %s: %s', (date, iso, closed) => expect(isPermanentlyClosed(date, at(iso), zone)).toBe(closed));
  test("starts the day in the branch's time zone", () => {
    expect(isPermanentlyClosed('2026-11-23', at('2026-11-22T16:00:00Z'), 'Asia/Tokyo')).toBe(true);
    expect(isPermanentlyClosed('2026-11-23', at('2026-11-23T04:00:00Z'), 'America/New_York')).toBe(false);
  });
});

describe("sun at the item's position", () => {
  test('differs between east and west of a large country', () => {
    const now = at('2026-06-21T21:10:00+02:00');
    expect(isOpenAt('sunrise-sunset', now, { ...vaduz, lon: 16.4, countryCode: 'at', timeZone: 'Europe/Vienna' })).toBe(
      false,
    );
    expect(isOpenAt('sunrise-sunset', now, { ...vaduz, lon: 9.6, countryCode: 'at', timeZone: 'Europe/Vienna' })).toBe(
      true,
    );
  });
});

describe('holidays of the state', () => {
  test('depend on the state where the country defines them so', () => {
    const epiphany = at('2027-01-06T10:00:00+01:00');
    const place = (state: string): OpeningPlace => ({
      timeZone: 'Europe/Berlin',
      lat: 48,
      lon: 11,
      countryCode: 'de',
      state,
    });
    expect(isOpenAt('Mo-Su 08:00-18:00; PH off', epiphany, place('Bayern'))).toBe(false);
    expect(isOpenAt('Mo-Su 08:00-18:00; PH off', epiphany, place('Berlin'))).toBe(true);
  });
});

describe('unsupported holidays', () => {
  const nowhere = { ...vaduz, countryCode: 'zz' };
  const monday = at('2026-11-23T10:00:00+01:00');
  test.each(['Mo-Fr 08:00-18:00; SH off', 'Mo-Fr 08:00-18:00; PH,SH off', 'SH,PH off; Mo-Fr 08:00-18:00'])(
    'accepts %s and ignores the rule',
    (hours) => {
      for (const place of [nowhere, vaduz, { ...vaduz, countryCode: 'us', state: 'New York' }]) {
        expect(openingState(hours, monday, place).state).toBe('open');
        expect(validateHours(hours, place)).toEqual({ error: undefined, warnings: [] });
      }
    },
  );
  test('still reports another error in the value', () => {
    expect(validateHours('Mo-Fr 08:00-; SH off', nowhere).error).toBeTruthy();
    expect(openingState('SH off', monday, nowhere).state).toBe('closed');
  });
  test('applies holidays up to the last year with data', () => {
    const berlin = { timeZone: 'Europe/Berlin', lat: 52.5, lon: 13.4, countryCode: 'de', state: 'Berlin' };
    const hours = 'Mo-Su 08:00-18:00; SH off';
    // Christmas holidays of Berlin in 2025; there is no data for the 2030s.
    expect(openingState(hours, at('2025-12-29T10:00:00+01:00'), berlin).state).toBe('closed');
    expect(openingState(hours, at('2038-07-20T10:00:00+02:00'), berlin).state).toBe('open');
  });
});
