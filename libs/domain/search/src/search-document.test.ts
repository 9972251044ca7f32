import { expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { toSearchDocument } from './search-document.ts';

const bakery: Category = {
  id: 'c',
  iconId: 'i',
  iconTitle: 'bakery',
  mainCategory: 'Shopping',
  subCategory: 'Bakery',
  mainCategoryName: { de: 'Einkaufen', en: 'Shopping' },
  subCategoryName: { de: 'Bäckerei', en: 'Bakery' },
  backgroundColorName: '#C2255C',
  colorName: '#FFFFFF',
  zOrder: 10,
};

const basemapItem = (overrides: Partial<BasemapItem>): BasemapItem => ({
  id: 'a',
  nanoId: 'abcdefgh',
  title: 'Bäckerei Müller',
  lat: 47.1,
  lon: 9.5,
  categories: [],
  ...overrides,
});

test('includes names in both languages, synonyms of the category and searchable details', () => {
  const item = basemapItem({
    categories: ['c'],
    details: { shortDescription: 'Holzofen', hours: '24/7' },
    address: 'Städtle 1, 9490 Vaduz',
  });
  const document = toSearchDocument(item, {
    categories: new Map([['c', bakery]]),
    tags: new Map(),
    words: new Map([['c', 'brot beck']]),
  });
  expect(document).toMatchObject({
    id: item.id,
    categories: 'Bäckerei Bakery Einkaufen Shopping',
    address: 'Städtle 1, 9490 Vaduz',
  });
  expect(document.words).toBe('brot beck');
  expect(document.keywords).toContain('Holzofen');
  expect(document.keywords).not.toContain('24/7');
});

test('gives closed places the lowest importance', () => {
  const vocabulary = { categories: new Map(), tags: new Map(), words: new Map() };
  expect(
    toSearchDocument(basemapItem({ closed: '2020-01-01', details: { hours: '24/7' } }), vocabulary).importance,
  ).toBe(0);
});

test('finds a tag by its visible text', () => {
  const tag = (id: string, tagGroup: number | null, key: string, value: string, isHidden = false) =>
    ({
      id,
      tagGroup,
      isHidden,
      tagKeyName: { de: key, en: `${key}_en` },
      tagValueName: { de: value, en: `${value}_en` },
    }) as Tag;
  const tags = [
    tag('a', 2004, 'Defibrillator', 'Rund um die Uhr'),
    tag('b', 1001, 'Küche', 'Pizza'),
    tag('c', null, 'Ohne', 'Gruppe'),
    tag('d', 1001, 'Küche', 'Versteckt', true),
  ];
  const document = toSearchDocument(basemapItem({ tags: tags.map(({ id }) => id) }), {
    categories: new Map(),
    words: new Map(),
    tags: new Map(tags.map((one) => [one.id, one])),
  });
  expect(document.tags).toBe('Defibrillator Defibrillator_en Pizza Pizza_en');
});
