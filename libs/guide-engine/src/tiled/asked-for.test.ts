import { expect, test } from 'vitest';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { askedFor } from './asked-for.ts';

const categories = [
  { id: 'inn', mainCategory: 'Eating', subCategory: 'Inn' },
  { id: 'bar', mainCategory: 'Eating', subCategory: 'Bar' },
  { id: 'fort', mainCategory: 'Sights', subCategory: 'Fort' },
] as Category[];
const tags = [
  { id: 'pizza', tagKey: 'cuisine', tagValue: 'pizza' },
  { id: 'sushi', tagKey: 'cuisine', tagValue: 'sushi' },
] as Tag[];
const asked = (mains: string[], filter: SearchShortcutConfig['filter'] | null, kinds: string[] = []) =>
  askedFor(
    { mainCategories: mains, subCategories: kinds },
    { shortcut: filter && { filter }, at: Date.parse('2026-11-18T13:29:59.999Z') },
    { categories, tags },
  );
const nothing = '00000000-0000-0000-0000-000000000000';

test('a filter asks for its categories, a topic for any of its categories or tags', () => {
  expect(asked([], null)).toEqual({});
  expect(asked(['Eating'], null)).toEqual({ categories: 'inn,bar' });
  expect(asked([], null, ['Bar'])).toEqual({ categories: 'bar' });
  expect(asked([], { subCategories: ['Fort'], tags: [{ tagKey: 'cuisine' }] })).toEqual({
    kindCategories: 'fort',
    kindTags: 'pizza,sushi',
  });
  expect(asked(['Eating'], { tags: [{ tagKey: 'cuisine', tagValue: 'sushi' }] })).toEqual({
    categories: 'inn,bar',
    kindCategories: '',
    kindTags: 'sushi',
  });
});

test('what no place has is asked for all the same, and finds nothing', () => {
  expect(asked(['Shopping'], null)).toEqual({ categories: nothing });
  expect(asked([], { mainCategories: ['Shopping'] })).toEqual({ kindCategories: nothing, kindTags: '' });
});

test('current events are asked for by the quarter of an hour', () => {
  const eventsAt = '2026-11-18T13:15:00.000Z';
  expect(asked([], { hasEvents: true })).toEqual({ eventsAt });
  expect(asked([], { hasEvents: true, subCategories: ['Bar'] })).toEqual({
    eventsAt,
    kindCategories: 'bar',
    kindTags: '',
  });
});
