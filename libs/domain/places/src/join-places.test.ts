import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { joinPlaces } from './join-places.ts';

const now = new Date('2026-06-01T10:00:00Z');
const name = { de: 'Ort', en: 'Place' };
const category = (id: string, mainCategory: string, subCategory: string): Category => ({
  id,
  iconId: id,
  iconTitle: 'pin',
  mainCategory,
  subCategory,
  mainCategoryName: name,
  subCategoryName: name,
  backgroundColorName: '#000000',
  colorName: '#ffffff',
  zOrder: 10,
});
const categories = new Map(
  [category('place', 'Place', 'Place'), category('forbidden', 'Transport', 'Forbidden')].map((c) => [c.id, c]),
);
const item = (overrides: Partial<BasemapItem> = {}): BasemapItem => ({
  id: 'i1',
  nanoId: 'abcdefgh',
  title: 'Adler',
  lat: 47,
  lon: 9,
  categories: ['place'],
  ...overrides,
});
const event = (overrides: Partial<Event>): Event => ({
  id: 'e',
  itemId: 'i1',
  title: 'Markt',
  description: '',
  url: null,
  dateBegin: '2026-06-02T08:00:00Z',
  dateEnd: null,
  branches: [],
  tags: [],
  itemEvents: [],
  ...overrides,
});
const join = (items: BasemapItem[], overrides: object = {}) =>
  joinPlaces(items, { categories, tags: new Map(), events: [], now, timeZone: 'Europe/Vaduz', ...overrides });

test('shows events on their own and on other items, soonest first', () => {
  const events = [
    event({ id: 'late', dateBegin: '2026-07-01T00:00:00Z', itemEvents: [{ itemId: 'i2' }] }),
    event({ id: 'soon' }),
    event({ id: 'past', dateBegin: '2026-01-01T00:00:00Z' }),
  ];
  const [first, second] = join([item(), item({ id: 'i2' })], { events });
  expect(first!.events.map(({ id }) => id)).toEqual(['soon', 'late']);
  expect(second!.events.map(({ id }) => id)).toEqual(['late']);
});

test('gives an item without a registered category the fallback', () => {
  expect(join([item({ categories: [] })])[0]!.categories[0]!.id).toBe('place');
});

test('marks a place as permanently closed from the day on, a duplicate at once', () => {
  expect(join([item({ closed: '2026-06-02' })])[0]!.isPermanentlyClosed).toBe(false);
  expect(join([item({ closed: '2026-06-01' })])[0]!.isPermanentlyClosed).toBe(true);
  expect(join([item({ duplicateOf: 'i2' })])[0]!.isPermanentlyClosed).toBe(true);
});

test('marks a prohibition as dormant only when its hours say so', () => {
  const forbidden = item({ categories: ['forbidden'], details: { transportForbiddenHours: 'Mo-Fr 08:00-10:00' } });
  expect(join([forbidden])[0]!.isDormant).toBe(false);
  expect(join([forbidden], { isForbiddenNow: () => false })[0]!.isDormant).toBe(true);
});
