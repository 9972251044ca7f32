import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { MapPlace } from '../map-place.ts';
import { labelOf, pointFeature, selectedFeature } from './point-feature.ts';
import { prominentPlaces } from './prominent-places.ts';

const name = { de: 'Restaurant', en: 'Restaurant' };
const category: Category = {
  id: '0b1a8d0e-56a1-5f0e-9f4e-2d7f3d0f1a11', iconId: '0b1a8d0e-56a1-5f0e-9f4e-2d7f3d0f1a12', iconTitle: 'restaurant', mainCategory: 'Eating', subCategory: 'Restaurant',
  mainCategoryName: name, subCategoryName: name, backgroundColorName: '#D9480F', colorName: '#FFFFFF', zOrder: 4,
};

function place(item: Partial<MapPlace['item']> = {}, rest: Partial<MapPlace> = {}): MapPlace {
  return {
    item: { id: crypto.randomUUID(), nanoId: 'abcdefgh', title: 'Adler', lat: 47.15, lon: 9.52, categories: [category.id], ...item },
    categories: [category], tags: [], hasEvents: false, isGone: false, isDormant: false, ...rest,
  };
}

test('car parks tell how long one may stay', () => {
  expect(labelOf(place({ title: 'Parkplatz Äule', details: { parkingMaxParkingTime: '3 h' } }))).toBe('Parkplatz Äule\nMax. 3 h');
});

test('a dormant prohibition is a small grey dot', () => {
  expect(pointFeature(place({}, { isDormant: true }), false).properties).toMatchObject({ small: true, color: '#857F90' });
});

test('the pin is labelled with mapTitle', () => {
  const { properties } = selectedFeature(place({ details: { mapTitle: 'Gasthof Adler' } }));
  expect(properties).toMatchObject({ label: 'Gasthof Adler', selected: true });
  expect(properties.image).toContain(';selected;restaurant;#FFFFFF;#D9480F');
});

test('of places side by side one is prominent, the most important', () => {
  const minor = place({}, { categories: [{ ...category, zOrder: 6 }] });
  const major = place();
  const far = place({ lon: 9.6 });
  expect(prominentPlaces([minor, major, far])).toEqual(new Set([major.item.id, far.item.id]));
});
