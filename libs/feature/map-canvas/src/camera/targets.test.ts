import { expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { placeOf } from '@umkreis/guide-core/testing/guide-with-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { streetOrBuildingTarget, placeTarget, shortcutTarget } from './targets.ts';

const place = (rest: Partial<Place> = {}): Place => ({ ...placeOf(), ...rest });
const stand = { categories: [{ mainCategory: 'Exhibition', subCategory: 'Sales stand' }] } as unknown as Partial<Place>;

test('uses zoom 17 for a street, 18 for a building and 20 for an exhibition item', () => {
  const at = { lon: 9.5, lat: 47.1 };
  expect(streetOrBuildingTarget({ kind: 'street', feature: at as Street })).toMatchObject({ kind: 'point', zoom: 17 });
  expect(streetOrBuildingTarget({ kind: 'building', feature: at as Building })).toMatchObject({
    kind: 'point',
    zoom: 18,
  });
  expect(placeTarget(place(stand), false)).toMatchObject({ kind: 'point', zoom: 20 });
  expect(placeTarget(place(), false)).not.toHaveProperty('zoom');
});

test("moves to the places with a shortcut's tags, otherwise to the branch's bounds for the screen", () => {
  const branch = {
    mapBoundaries: [
      {
        breakpoint: 'md',
        lngLatSwNeBounds: [
          [9.48, 47.1],
          [9.56, 47.18],
        ],
      },
    ],
  } as unknown as NonNullable<Boot['branch']>;
  const shortcut = {
    useDefaultMapBoundaries: true,
    useMapBoundariesWithTags: [{ tagKey: 'vaduz', tagValue: 'aed' }],
  } as SearchShortcutConfig;
  expect(shortcutTarget({ branch }, shortcut, [[9.5, 47.1]], 1200)).toMatchObject({
    bounds: [
      [9.5, 47.1],
      [9.5, 47.1],
    ],
    tighter: 0.75,
  });
  expect(shortcutTarget({ branch }, shortcut, [], 1200)).toMatchObject({
    bounds: branch.mapBoundaries[0]!.lngLatSwNeBounds,
    tighter: 0.75,
  });
  expect(shortcutTarget({ branch }, { ...shortcut, useDefaultMapBoundaries: false }, [], 1200)).toBeNull();
});
