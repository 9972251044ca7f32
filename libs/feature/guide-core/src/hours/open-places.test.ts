import { describe, expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { filterFacets } from '@umkreis/guide-engine/filters/filter-facets.ts';
import { matchesFilter } from '@umkreis/guide-engine/filters/matches-filter.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import * as hoursModule from '@umkreis/guide-engine/hours/hours-module.ts';
import { openPlaces } from '@umkreis/guide-engine/hours/open-places.ts';
import { openStateOf } from './open-state-of.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';

const boot = { branch: { timeZone: 'Europe/Berlin', countryCode: 'de', state: 'Berlin' }, main: {} } as unknown as Boot;
const place = (details: Record<string, string>, item: object = {}, isPermanentlyClosed = false) =>
  ({
    item: { lat: 52.52, lon: 13.4, details, ...item },
    categories: [],
    tags: [],
    isPermanentlyClosed,
  }) as unknown as Place;

describe('agree in badge, filter, facet count, order and chat', () => {
  test.each([
    ['Mo-Sa 18:00+', '2026-11-27T20:00:00+01:00', true, 'offen, Schluss unbestimmt'],
    ['Mo-Sa 18:00+', '2026-11-28T03:59:00+01:00', true, 'offen, Schluss unbestimmt'],
    ['Mo-Sa 18:00+', '2026-11-28T04:00:00+01:00', false, 'jetzt geschlossen'],
    ['Mo-Sa 18:00-22:00', '2026-11-27T20:00:00+01:00', true, 'offen'],
    ['"auf Anfrage"', '2026-11-27T20:00:00+01:00', false, 'nach Vereinbarung'],
    ['daytime', '2026-06-21T21:20:00+02:00', true, 'offen'],
    ['daytime', '2026-06-21T21:45:00+02:00', false, 'heute geschlossen'],
  ])('%s at %s', (hours, iso, isOpen, text) => {
    const at = new Date(iso);
    const one = place({ hours });
    const test = openPlaces(hoursModule, boot, at);
    expect(test(one)).toBe(isOpen);
    expect(matchesFilter({ ...noFilter, openNow: true }, new Map(), test)(one)).toBe(isOpen);
    expect(filterFacets([one], noFilter, new Map(), test).open).toBe(Number(isOpen));
    const badge = openStateOf(
      hoursModule,
      { hours, operatingHours: undefined, closed: undefined },
      at,
      openingPlaceOf(boot, one.item),
      'de',
    );
    expect(badge?.text).toBe(text);
    expect(badge?.tone === 'closed').toBe(!isOpen && text.includes('geschlossen'));
  });

  test('treats a running lift as open and a permanently closed place as closed', () => {
    const test = openPlaces(hoursModule, boot, new Date('2026-11-27T10:00:00+01:00'));
    expect(test(place({ operatingHours: '08:00-16:00' }))).toBe(true);
    expect(test(place({ hours: '24/7' }, {}, true))).toBe(false);
    expect(test(place({ hours: '24/7' }, { closed: '2026-01-01' }))).toBe(false);
    expect(test(place({}))).toBe(false);
  });

  test('evaluates sunrise and sunset at the coordinates of each place', () => {
    const test = openPlaces(hoursModule, boot, new Date('2026-06-21T21:25:00+02:00'));
    expect(test(place({ hours: 'sunrise-sunset' }, { lat: 54.8, lon: 9 }))).toBe(true);
    expect(test(place({ hours: 'sunrise-sunset' }, { lat: 47.6, lon: 13 }))).toBe(false);
  });
});

test('evaluates Sunday in the time zone of each place, in a branch that crosses a border', () => {
  /** Sunday before noon in Sydney, Saturday evening in Harrisburg */
  const noon = new Date('2026-11-22T00:30:00Z');
  const sydney = { timeZone: 'Australia/Sydney', countryCode: 'au', state: 'New South Wales' };
  const harrisburg = { timeZone: 'America/New_York', countryCode: 'us', state: 'Pennsylvania' };
  const isOpen = (branch: object | null, value: string, item: object = {}) =>
    openPlaces(
      hoursModule,
      { branch, main: {} } as unknown as Boot,
      noon,
    )(place({ hours: value }, { lat: -33.88, lon: 151.2, ...item }));
  expect(isOpen(sydney, 'Mo-Su 08:00-20:00')).toBe(true);
  expect(isOpen(sydney, 'Mo-Su 08:00-20:00', { hoursPlace: harrisburg })).toBe(true);
  expect(isOpen(sydney, 'Su 08:00-20:00')).toBe(true);
  expect(isOpen(sydney, 'Su 08:00-20:00', { hoursPlace: harrisburg })).toBe(false);
  // In Vaduz, the main site's default, it is 01:30.
  expect(isOpen(null, 'Mo-Su 08:00-20:00')).toBe(false);
});
