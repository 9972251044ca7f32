import { expect, test } from 'vitest';
import { alone, filterCount, filterOf, noFilter, queryOf, toggled, type FilterState } from './filter-state.ts';

const query = (filter: FilterState) =>
  new URLSearchParams(Object.entries(queryOf(filter)).filter((entry): entry is [string, string] => entry[1] !== null));

test('a filter goes through a link and back', () => {
  const filter: FilterState = {
    mainCategories: ['Eating', 'Craft & Produce'],
    subCategories: ['Pizzeria'],
    tagIds: ['a', 'b'],
    openNow: true,
    services: ['delivery'],
  };
  expect(filterOf(query(filter))).toEqual(filter);
  expect(filterOf(new URLSearchParams(query(filter).toString()))).toEqual(filter);
  expect(filterCount(filter)).toBe(7);
});

test('no filter leaves nothing in a link', () => {
  expect(query(noFilter).toString()).toBe('');
  expect(filterOf(new URLSearchParams('?q=x&iskiosk'))).toEqual(noFilter);
});

test('what a link has too much filters nothing', () => {
  expect(filterOf(new URLSearchParams('?services=drones,takeout&open=yes&categories=,,'))).toEqual({
    ...noFilter,
    services: ['takeout'],
  });
});

test('a choice is made and taken back', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('a chip stands alone: the next one takes its place, the same one clears it', () => {
  expect(alone([], 'Eating')).toEqual(['Eating']);
  expect(alone(['Eating'], 'Shopping')).toEqual(['Shopping']);
  expect(alone(['Eating', 'Shopping'], 'Eating')).toEqual(['Eating']);
  expect(alone(['Eating'], 'Eating')).toEqual([]);
});
