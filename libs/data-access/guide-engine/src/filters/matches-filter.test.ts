import { describe, expect, test } from 'vitest';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import { categoryChoices, tagChoices, withChosen } from './filter-choices.ts';
import { filterFacets } from './filter-facets.ts';
import { noFilter } from './filter-state.ts';
import { matchesFilter } from './matches-filter.ts';

const name = { de: 'x', en: 'x' };
const category = (mainCategory: string, subCategory: string): Category => ({
  id: `${mainCategory}/${subCategory}`,
  iconId: '',
  iconTitle: 'pin',
  mainCategory,
  subCategory,
  mainCategoryName: name,
  subCategoryName: name,
  backgroundColorName: '',
  colorName: '',
  zOrder: 5,
});
const tag = (tagKey: string, tagValue: string, tagGroup: number | null = 1001): Tag => ({
  id: `${tagKey}=${tagValue}`,
  tagKey,
  tagValue,
  tagGroup,
  tagKeyName: name,
  tagValueName: name,
  iconId: null,
  colorName: '',
  backgroundColorName: '',
  showInSubtitle: true,
  isHidden: false,
  subtitleSortOrder: 1,
});
const pizza = tag('cuisine', 'pizza');
const thai = tag('cuisine', 'thai');
const terrace = tag('eatingAmenities', 'terrace', 1004);
const tags = new Map([pizza, thai, terrace].map((t) => [t.id, t]));

function place(
  own: Tag[] = [],
  categories = [category('Eating', 'Restaurant')],
  overrides: Partial<Place> = {},
  details?: Record<string, string>,
): Place {
  return {
    item: {
      id: 'i',
      nanoId: 'abcdefgh',
      title: 'A',
      lat: 47,
      lon: 9,
      categories: [],
      tags: own.map(({ id }) => id),
      details,
    },
    categories,
    tags: own,
    events: [],
    hasEvents: false,
    isPermanentlyClosed: false,
    isDormant: false,
    ...overrides,
  };
}

describe('matchesFilter', () => {
  test('passes everything without a filter', () => {
    expect(matchesFilter(noFilter, tags)(place())).toBe(true);
  });

  test('passes any of the main categories', () => {
    const matches = matchesFilter({ ...noFilter, mainCategories: ['Eating', 'Sleeping'] }, tags);
    expect(matches(place())).toBe(true);
    expect(matches(place([], [category('Transport', 'Bus stop')]))).toBe(false);
  });

  test('passes any of the subcategories, in addition to main categories', () => {
    const matches = matchesFilter({ ...noFilter, mainCategories: ['Sleeping'], subCategories: ['Bus stop'] }, tags);
    expect(matches(place([], [category('Transport', 'Bus stop')]))).toBe(true);
    expect(matches(place([], [category('Transport', 'Parking')]))).toBe(false);
    expect(matches(place([], [category('Sleeping', 'Hotel')]))).toBe(true);
  });

  test('requires any tag per key and all keys', () => {
    const matches = matchesFilter({ ...noFilter, tagIds: [pizza.id, thai.id, terrace.id] }, tags);
    expect(matches(place([thai, terrace]))).toBe(true);
    expect(matches(place([thai]))).toBe(false);
    expect(matches(place([terrace]))).toBe(false);
  });

  test('passes open places only with the open-now filter', () => {
    const matches = matchesFilter({ ...noFilter, openNow: true }, tags, ({ item }) => item.details?.hours === 'open');
    expect(matches(place([], undefined, {}, { hours: 'open' }))).toBe(true);
    expect(matches(place([], undefined, {}, { hours: 'closed' }))).toBe(false);
    expect(matches(place())).toBe(false);
  });
});

test('counts what each choice would leave with the other parts', () => {
  const takeout = tag('takeout', 'true', 1011);
  const all = new Map([pizza, thai, terrace, takeout].map((t) => [t.id, t]));
  const places = [
    place([pizza, takeout], undefined, {}, { hours: 'open' }),
    place([pizza], undefined, {}, { hours: 'closed' }),
    place([thai], undefined, {}, { hours: 'open' }),
    place([takeout], [category('Shopping', 'Bakery')], {}, { hours: 'open' }),
  ];
  const facets = filterFacets(
    places,
    { ...noFilter, mainCategories: ['Eating'], tagIds: [pizza.id], services: ['takeout'] },
    all,
    ({ item }) => item.details?.hours === 'open',
  );
  expect(facets.matching).toBe(1);
  expect(facets.services).toEqual({ takeout: 1, delivery: 0 });
  expect(facets.byPart.categories).toHaveLength(1);
  expect(facets.byPart.tags).toHaveLength(1);
  expect(facets.byPart.services).toHaveLength(2);
  expect(facets.open).toBe(1);
  expect(filterFacets(places, noFilter, all).open).toBeNull();
  expect(filterFacets(places, noFilter, all, ({ item }) => item.details?.hours === 'open')).toMatchObject({
    matching: 4,
    open: 3,
    services: { takeout: 2 },
  });
});

test('keeps selected choices that leave nothing', () => {
  const visibleChoices = withChosen(
    categoryChoices([place()]),
    ['Sleeping'],
    [category('Sleeping', 'Hotel'), category('Eating', 'Restaurant')],
  );
  expect(visibleChoices.map(({ category: c, count }) => [c.mainCategory, count])).toEqual([
    ['Eating', 1],
    ['Sleeping', 0],
  ]);
});

test('counts the choices that occur', () => {
  const places = [
    place([pizza]),
    place([pizza, thai]),
    place([terrace], [category('Shopping', 'Bakery'), category('Eating', 'Café')]),
  ];
  expect(categoryChoices(places).map(({ category: c, count }) => [c.mainCategory, count])).toEqual([
    ['Eating', 3],
    ['Shopping', 1],
  ]);
  expect(tagChoices(places).map(({ tag: t, count }) => [t.tagValue, count])).toEqual([
    ['pizza', 2],
    ['thai', 1],
  ]);
});
