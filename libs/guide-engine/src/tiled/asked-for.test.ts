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
  askedFor({ mainCategories: mains, subCategories: kinds }, filter && { filter }, { categories, tags });
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
  expect(asked([], { hasEvents: true })).toEqual({});
});
