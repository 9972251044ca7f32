import { expect, test } from 'vitest';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { withHoursPlaces } from './hours-places.ts';
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
test('uses the position of the item for hours, otherwise that of the branch', () => {
  expect(openingPlaceOf(branch(sydney), item())).toEqual({ ...sydney, lat: -33.88, lon: 151.2 });
  expect(openingPlaceOf(branch(sydney), item({ hoursPlace: harrisburg }))).toMatchObject(harrisburg);
  expect(timeZoneOf(main({ hoursPlace: harrisburg }))).toBe('America/New_York');
  expect(timeZoneOf(main())).toBe('Europe/Vaduz');
});

test('uses zone and holidays of the owner for items across the border', () => {
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
