import { expect, test } from 'vitest';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { withHoursPlaces } from '@umkreis/place-rules/hours-places.ts';
import * as hours from './hours-module.ts';
import { openPlaces } from './open-places.ts';
import { openingPlaceOf, timeZoneOf } from './opening-place-of.ts';

const sydney = { timeZone: 'Australia/Sydney', countryCode: 'au', state: 'New South Wales' };
const harrisburg = { timeZone: 'America/New_York', countryCode: 'us', state: 'Pennsylvania' };
const main = (more: object = {}) => ({ branch: null, main: more }) as unknown as Pick<Boot, 'branch' | 'main'>;
const branch = (place: object) => ({ branch: place, main: {} }) as unknown as Pick<Boot, 'branch' | 'main'>;
const item = (more: Partial<BasemapItem> = {}): BasemapItem => ({
  id: '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7',
  nanoId: 'abcdefgh',
  title: 'Supermarket',
  lat: -33.88,
  lon: 151.2,
  categories: [],
  ...more,
});
/** Sunday before noon in Sydney, Saturday evening in Harrisburg. */
const noon = new Date('2026-11-22T00:30:00Z');

test('hours apply where the item lies, else where the branch does', () => {
  expect(openingPlaceOf(branch(sydney), item())).toEqual({ ...sydney, lat: -33.88, lon: 151.2 });
  expect(openingPlaceOf(branch(sydney), item({ hoursPlace: harrisburg }))).toMatchObject(harrisburg);
  expect(timeZoneOf(main({ hoursPlace: harrisburg }))).toBe('America/New_York');
  expect(timeZoneOf(main())).toBe('Europe/Vaduz');
});

test('a supermarket is open on Sunday by its own clock, in a branch that crosses a border', () => {
  const test = (boot: Pick<Boot, 'branch' | 'main'>, value: string, more: Partial<BasemapItem> = {}) =>
    openPlaces(hours, boot, noon)({ item: item({ ...more, details: { hours: value } }), isGone: false });
  expect(test(branch(sydney), 'Mo-Su 08:00-20:00')).toBe(true);
  expect(test(branch(sydney), 'Mo-Su 08:00-20:00', { hoursPlace: harrisburg })).toBe(true);
  expect(test(branch(sydney), 'Su 08:00-20:00')).toBe(true);
  expect(test(branch(sydney), 'Su 08:00-20:00', { hoursPlace: harrisburg })).toBe(false);
  // in Vaduz, which stood for everywhere, it is half past one in the night
  expect(test(main(), 'Mo-Su 08:00-20:00')).toBe(false);
});

test("items of an owner beyond the border have that owner's clock and holidays", () => {
  const document: BasemapDocument = {
    branchShortId: 19,
    version: '1',
    total: 3,
    tiled: false,
    hoursPlaces: { '2': harrisburg },
    items: [item({ branch: 1 }), item({ branch: 2 }), item({ branch: 2, hoursPlace: sydney })],
  };
  expect(withHoursPlaces(document).map((one) => one.hoursPlace)).toEqual([undefined, harrisburg, sydney]);
});
