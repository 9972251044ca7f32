import { expect, test } from 'vitest';
import type { Place } from '../places/place.ts';
import { inOrder } from './list-order.ts';

const place = (title: string, lon = 9.5, overrides: Partial<Place> = {}): Place => ({
  item: { id: title, nanoId: title, title, lat: 47, lon, categories: [] },
  categories: [],
  tags: [],
  events: [],
  hasEvents: false,
  isPermanentlyClosed: false,
  isDormant: false,
  ...overrides,
});
const rows = ['Öhi', 'Adler', 'Zoll', 'Ball 10', 'Ball 9'].map((title, at) => ({ place: place(title, 9.5 + at) }));
const titles = (sorted: readonly { place: Place }[]) => sorted.map((row) => row.place.item.title);

test('sorts titles by locale and numbers by value', () => {
  expect(titles(inOrder(rows, 'title', { position: null }))).toEqual(['Adler', 'Ball 9', 'Ball 10', 'Öhi', 'Zoll']);
});

test('sorts by distance if there is a position', () => {
  expect(titles(inOrder(rows, 'near', { position: [13.5, 47] }))).toEqual([
    'Ball 9',
    'Ball 10',
    'Zoll',
    'Adler',
    'Öhi',
  ]);
  expect(inOrder(rows, 'near', { position: null })).toBe(rows);
});

test('puts open places first and keeps the order otherwise', () => {
  const isOpen = ({ item }: Place) => item.title.startsWith('Ball') || item.title === 'Öhi';
  expect(titles(inOrder(rows, 'open', { position: null, isOpen }))).toEqual([
    'Öhi',
    'Ball 10',
    'Ball 9',
    'Adler',
    'Zoll',
  ]);
  expect(inOrder(rows, 'open', { position: null })).toBe(rows);
});
