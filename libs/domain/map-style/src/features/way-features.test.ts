import { expect, test } from 'vitest';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { lifts } from '@umkreis/taxonomy/lifts.ts';
import type { MapPlace } from '../points/map-place.ts';
import { isWayAlwaysVisible, wayFeatures } from './way-features.ts';

const way = encodePolyline([
  [9.5, 47.1],
  [9.51, 47.11],
]);
const place = (subCategory: string, details: Record<string, string> = {}, tags: [string, string][] = []): MapPlace => ({
  item: { id: 'a', nanoId: 'abcdefgh', title: 'Linie 1', lat: 47, lon: 9, categories: [], ways: [way], details },
  categories: [{ mainCategory: 'Transport', subCategory }] as unknown as MapPlace['categories'],
  tags: tags.map(([tagKey, tagValue]) => ({ tagKey, tagValue })) as unknown as MapPlace['tags'],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
});
const one = (...args: Parameters<typeof place>) => wayFeatures(place(...args))[0]!.properties;

test.each(lifts)('treats %s as a lift that is always on the map', (lift) => {
  expect(one(lift).kind).toBe('lift');
  expect(isWayAlwaysVisible(place(lift))).toBe(true);
});

test('draws a bus line with its colour, offset and name', () => {
  expect(one('Bus line', { transportBusLineColor: '#1971C2', transportBusLineOffset: '6' })).toMatchObject({
    kind: 'bus',
    color: '#1971C2',
    offset: 6,
    label: 'Linie 1',
  });
  expect(one('Bus line', { transportBusLineOffset: 'none' }).offset).toBe(0);
});

test('uses lineColor, otherwise geojsonLineColor, and draws other ways only with the tag way:isPermanentlyVisibleOnMap', () => {
  expect(one('Hiking route', { lineColor: '#2F6FED', geojsonLineColor: '#000000' })).toMatchObject({
    kind: 'other',
    color: '#2F6FED',
    label: '',
  });
  expect(one('Hiking route', { geojsonLineColor: '#D92D20' }).color).toBe('#D92D20');
  expect(isWayAlwaysVisible(place('Hiking route'))).toBe(false);
  expect(isWayAlwaysVisible(place('Hiking route', {}, [['way:isPermanentlyVisibleOnMap', 'true']]))).toBe(true);
});
