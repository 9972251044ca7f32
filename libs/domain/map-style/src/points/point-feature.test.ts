import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import { landmarksOf } from './landmarks.ts';
import type { MapPlace } from './map-place.ts';
import { labelOf, pointFeature, selectedFeature } from './point-feature.ts';
import { symbolFrames } from './symbol-frames.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';

const name = { de: 'Restaurant', en: 'Restaurant' };
const category: Category = {
  id: '0b1a8d0e-56a1-5f0e-9f4e-2d7f3d0f1a11',
  iconId: '0b1a8d0e-56a1-5f0e-9f4e-2d7f3d0f1a12',
  iconTitle: 'restaurant',
  mainCategory: 'Eating',
  subCategory: 'Restaurant',
  mainCategoryName: name,
  subCategoryName: name,
  backgroundColorName: '#D9480F',
  colorName: '#FFFFFF',
  zOrder: 4,
};

function place(item: Partial<MapPlace['item']> = {}, overrides: Partial<MapPlace> = {}): MapPlace {
  return {
    item: {
      id: crypto.randomUUID(),
      nanoId: 'abcdefgh',
      title: 'Adler',
      lat: 47.15,
      lon: 9.52,
      categories: [category.id],
      ...item,
    },
    categories: [category],
    tags: [],
    hasEvents: false,
    isPermanentlyClosed: false,
    isDormant: false,
    ...overrides,
  };
}

test('adds the maximum stay to the label of car parks', () => {
  expect(labelOf(place({ title: 'Parkplatz Äule', details: { parkingMaxParkingTime: '3 h' } }))).toBe(
    'Parkplatz Äule\nMax. 3 h',
  );
});

test('draws a dormant prohibition as a small grey dot', () => {
  expect(pointFeature(place({}, { isDormant: true })).properties).toMatchObject({ small: true, color: '#857F90' });
});

test('labels the pin with mapTitle', () => {
  const { properties } = selectedFeature(place({ details: { mapTitle: 'Gasthof Adler' } }));
  expect(properties).toMatchObject({ title: 'Gasthof Adler', selected: true });
  expect(properties.image).toContain(';selected;restaurant;#FFFFFF;#D9480F');
});

test('labels the pin like the point without a mapTitle', () => {
  expect(
    selectedFeature(place({ title: 'Parkplatz Äule', details: { parkingMaxParkingTime: '3 h' } })).properties.title,
  ).toBe('Parkplatz Äule\nMax. 3 h');
});

test('makes the most important of neighbouring places prominent', () => {
  const minor = place({}, { categories: [{ ...category, zOrder: 6 }] });
  const major = place();
  const far = place({ lon: 9.6 });
  expect(landmarksOf([minor, major, far]).prominent).toEqual(new Set([major.item.id, far.item.id]));
});

test('uses the event symbol of the category for an item with events, and applies the tags for hidden symbols and labels at low zoom', () => {
  expect(pointFeature(place({}, { hasEvents: true })).properties.image).toBe(
    `${category.id}-event;event;restaurant;#FFFFFF;#D9480F`,
  );
  const tag = (tagKey: string, tagValue: string) => ({ tags: [{ tagKey, tagValue }] as unknown as MapPlace['tags'] });
  expect(pointFeature(place({}, tag('symbolAlwaysHidden', 'true'))).properties.hidden).toBe(true);
  expect(pointFeature(place({}, tag('mapPin', 'highAltitudeLabel'))).properties.altitude).toBe(true);
});

test('uses the fallback id and pin for a place without a category', () => {
  expect(pointFeature(place({}, { categories: [] })).properties.image).toBe(
    '00000000-0000-5000-8000-000000000000;;pin;#FFFFFF;#857F90',
  );
});

test('uses images of 40×40 on 48×48, pins of 54×74 on 64×88, events of 40×40 on 68×68', () => {
  expect(symbolFrames).toMatchObject({
    circle: { artwork: [40, 40], image: [48, 48] },
    icon: { artwork: [40, 40], image: [48, 48] },
    nosymbol: { artwork: [40, 40], image: [48, 48] },
    selected: { artwork: [54, 74], image: [64, 88] },
    event: { artwork: [40, 40], image: [68, 68] },
  });
});

test('draws a premium stand in white on #FFC148', () => {
  const premium = categories.find(({ subCategory }) => subCategory === 'Sales stand (premium)')!;
  expect([premium.colorName, premium.backgroundColorName]).toEqual(['#FFFFFF', '#FFC148']);
});
