import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterCount, isFiltered, matchesOf, noFilters, readPlacesQuery, writePlacesQuery } from './places-query.ts';

const word = fc.stringMatching(/^[\p{L}\p{N} .'-]{1,12}$/u);
const query = fc.record({
  text: fc.string({ maxLength: 20 }),
  branch: fc.constantFrom('', '1', '32'),
  categories: fc.array(fc.uuid(), { maxLength: 4 }),
  cities: fc.array(word, { maxLength: 4 }),
  countries: fc.array(fc.constantFrom('LI', 'CH', 'AT'), { maxLength: 3 }),
  tags: fc.array(fc.uuid(), { maxLength: 4 }),
  state: fc.constantFrom('' as const, 'open' as const, 'closed' as const, 'duplicate' as const, 'binned' as const),
  reviewIsDue: fc.boolean(),
  hoursUnreadable: fc.boolean(),
  sorting: fc.integer({ min: 1, max: 5 }),
  isReversed: fc.boolean(),
  page: fc.integer({ min: 1, max: 9999 }),
});

test('restores any query from its URL', () => {
  fc.assert(
    fc.property(query, (one) => {
      const address = new URLSearchParams(writePlacesQuery(one).toString());
      expect(readPlacesQuery(address)).toEqual(one);
    }),
  );
});

test('maps an empty query string to the unfiltered list and back', () => {
  expect(readPlacesQuery(new URLSearchParams())).toEqual(noFilters);
  expect(writePlacesQuery(noFilters).toString()).toBe('');
  expect(isFiltered(noFilters)).toBe(false);
});

test.each([
  ['category=Shopping', { categories: ['Shopping'] }],
  ['city=Vaduz', { cities: ['Vaduz'] }],
  ['sorting=99', { sorting: 5 }],
  ['sorting=-3&page=x&state=odd', { sorting: 1, page: 1, state: '' }],
])('reads the old or manually edited query %s', (address, expected) => {
  expect(readPlacesQuery(new URLSearchParams(address))).toMatchObject(expected);
});

test("joins several values per filter in the API's format", () => {
  const filtered = {
    ...noFilters,
    categories: ['a', 'b'],
    cities: ['Vaduz', 'Triesen'],
    tags: ['t'],
    isReversed: true,
  };
  expect(matchesOf(filtered)).toMatchObject({ categories: 'a,b', cities: 'Vaduz|Triesen', tags: 't', reverse: 'true' });
  expect([filterCount(filtered), isFiltered(filtered)]).toEqual([5, true]);
});
