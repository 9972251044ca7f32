import { expect, test } from 'vitest';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { placeOf } from '@umkreis/guide-core/testing/guide-with-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { selectionPoints, selectionWays, wayPointsOf } from './selection-features.ts';

const way = encodePolyline([
  [9.5, 47.1],
  [9.52, 47.12],
]);
const place = (id: string, item: Partial<Place['item']> = {}) =>
  placeOf({ id, nanoId: id.padEnd(8, 'x'), title: id, ...item });
const route = place('route', { ways: [way], children: ['hut', 'gone'] });
const hut = place('hut', { parents: ['village', 'route'] });
const village = place('village');
const relatedPlaces = [route, hut, village];

test('shows the way of the first parent for a place without its own', () => {
  expect(selectionWays(hut, relatedPlaces).map(({ properties }) => properties.nanoId)).toEqual([route.item.nanoId]);
  expect(selectionWays(route, relatedPlaces)).toHaveLength(1);
  expect(selectionWays(village, relatedPlaces)).toEqual([]);
});

test('draws the children of a way as points below the pin', () => {
  expect(wayPointsOf(route, relatedPlaces)).toEqual([hut]);
  expect(
    selectionPoints(route, relatedPlaces).map(({ properties }) => [properties.nanoId, properties.selected ?? false]),
  ).toEqual([
    [hut.item.nanoId, false],
    [route.item.nanoId, true],
  ]);
  expect(wayPointsOf(place('hall', { children: ['hut'] }), relatedPlaces)).toEqual([]);
});
