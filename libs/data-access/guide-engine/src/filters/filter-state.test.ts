import { expect, test } from 'vitest';
import { alone, filterCount, filterOf, noFilter, queryOf, toggled, type FilterState } from './filter-state.ts';

const query = (filter: FilterState) =>
  new URLSearchParams(Object.entries(queryOf(filter)).filter((entry): entry is [string, string] => entry[1] !== null));

test('survives a round trip through a link', () => {
  const filter: FilterState = {
    mainCategories: ['Eating', 'Craft & Produce'],
    subCategories: ['Pizzeria'],
    tagIds: ['a', 'b'],
    openNow: true,
    services: ['delivery'],
    wayLimits: { hours: 2.5, climb: 300 },
  };
  expect(filterOf(query(filter))).toEqual(filter);
  expect(filterOf(new URLSearchParams(query(filter).toString()))).toEqual(filter);
  expect(filterCount(filter)).toBe(9);
});

test('adds nothing to a link without a filter', () => {
  expect(query(noFilter).toString()).toBe('');
  expect(filterOf(new URLSearchParams('?q=x&iskiosk'))).toEqual(noFilter);
});

test('ignores invalid values in a link', () => {
  expect(
    filterOf(
      new URLSearchParams(
        '?services=drones,takeout&open=yes&categories=,,&walk-km=-3&walk-hours=x&walk-climb=Infinity',
      ),
    ),
  ).toEqual({ ...noFilter, services: ['takeout'] });
});

test('toggles a choice', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('selects a chip alone, replaces it, and deselects it', () => {
  expect(alone([], 'Eating')).toEqual(['Eating']);
  expect(alone(['Eating'], 'Shopping')).toEqual(['Shopping']);
  expect(alone(['Eating', 'Shopping'], 'Eating')).toEqual(['Eating']);
  expect(alone(['Eating'], 'Eating')).toEqual([]);
});
