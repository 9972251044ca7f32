import { expect, test } from 'vitest';
import { kindsOfShortcut, matchesShortcut } from './shortcut-filter.ts';

const category = (mainCategory: string, subCategory: string) => ({ mainCategory, subCategory });
const tag = (tagKey: string, tagValue: string) => ({ tagKey, tagValue });
const place = (overrides: Partial<Parameters<ReturnType<typeof matchesShortcut>>[0]> = {}) => ({
  categories: [category('Eating', 'Restaurant')],
  tags: [],
  hasEvents: false,
  ...overrides,
});
const none = place({ categories: [category('Transport', 'Bus stop')] });

test.each([
  ['a main category', { mainCategories: ['Eating'] }, place()],
  ['a sub category', { subCategories: ['Restaurant'] }, place()],
  [
    'a category that came second',
    { subCategories: ['Bar'] },
    place({ categories: [category('A', 'B'), category('C', 'Bar')] }),
  ],
  ['a tag', { tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }] }, place({ tags: [tag('cuisine', 'pizza')] })],
  ['any value of a key', { tags: [{ tagKey: 'cuisine' }] }, place({ tags: [tag('cuisine', 'thai')] })],
  ['a category or a tag', { mainCategories: ['Eating'], tags: [{ tagKey: 'fee' }] }, place()],
])('lists a place with %s, and no other', (_, filter, listed) => {
  expect(matchesShortcut({ filter })(listed)).toBe(true);
  expect(matchesShortcut({ filter })(none)).toBe(false);
});

test('treats another value of the key as another tag', () => {
  const pizza = matchesShortcut({ filter: { tags: [{ tagKey: 'cuisine', tagValue: 'pizza' }] } });
  expect(pizza(place({ tags: [tag('cuisine', 'thai'), tag('drink', 'pizza')] }))).toBe(false);
});

test('requires events in addition to the category', () => {
  const filter = { mainCategories: ['Eating'], hasEvents: true };
  expect(matchesShortcut({ filter })(place({ hasEvents: true }))).toBe(true);
  expect(matchesShortcut({ filter })(place())).toBe(false);
  expect(matchesShortcut({ filter })({ ...none, hasEvents: true })).toBe(false);
});

test('lists places of every category without categories and tags', () => {
  expect(kindsOfShortcut({ filter: { mainCategories: [], tags: [], hasEvents: true } })).toBeNull();
  expect(matchesShortcut({ filter: {} })(none)).toBe(true);
  expect(matchesShortcut({ filter: { hasEvents: true } })(none)).toBe(false);
});
