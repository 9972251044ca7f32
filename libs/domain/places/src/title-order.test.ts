import { expect, test } from 'vitest';
import { byImportance, byTitle } from './title-order.ts';

const place = (
  title: string,
  overrides: { zOrder?: number; isPermanentlyClosed?: boolean; hasEvents?: boolean } = {},
) => ({
  item: { title },
  categories: [{ zOrder: overrides.zOrder ?? 5 }],
  hasEvents: overrides.hasEvents ?? false,
  isPermanentlyClosed: overrides.isPermanentlyClosed ?? false,
});
const titles = (places: { item: { title: string } }[]) => places.map(({ item }) => item.title);

test('sorts by importance: named first, permanently closed last, then by map order, then by title', () => {
  const places = [
    place('Alt', { zOrder: 0, isPermanentlyClosed: true }),
    place(''),
    place('Ost'),
    place('Nord'),
    place('Fest', { hasEvents: true }),
    place('Burg', { zOrder: 1 }),
  ];
  expect(titles(places.toSorted(byImportance))).toEqual(['Burg', 'Fest', 'Nord', 'Ost', 'Alt', '']);
});

test('sorts by title in German, with numbers by value and unnamed places last', () => {
  const places = ['', 'Öhi', 'Adler', 'Zoll', 'Ball 10', 'Ball 9'].map((title) => place(title));
  expect(titles(places.toSorted(byTitle))).toEqual(['Adler', 'Ball 9', 'Ball 10', 'Öhi', 'Zoll', '']);
});
