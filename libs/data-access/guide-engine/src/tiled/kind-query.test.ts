import { expect, test } from 'vitest';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { noFilter, type FilterState } from '../filters/filter-state.ts';
import { everything } from '../query/place-query.ts';
import { toKindQuery } from './kind-query.ts';
import { tiledQuery } from './tiled-query.ts';

const categories = [
  { id: 'inn', mainCategory: 'Eating', subCategory: 'Inn' },
  { id: 'bar', mainCategory: 'Eating', subCategory: 'Bar' },
  { id: 'fort', mainCategory: 'Sights', subCategory: 'Fort' },
] as Category[];
const tags = [
  { id: 'pizza', tagKey: 'cuisine', tagValue: 'pizza' },
  { id: 'sushi', tagKey: 'cuisine', tagValue: 'sushi' },
] as Tag[];
const winter = { id: 'winter', tagKey: 'season', tagValue: '[summer][winter]' } as Tag;
const [takeout, noTakeout, brought] = ['takeout=yes', 'takeout=no', 'delivery=yes'].map((id) => {
  const [tagKey, tagValue] = id.split('=');
  return { id, tagKey, tagValue } as Tag;
});
const branchKinds = { categories, tags: [...tags, winter, takeout!, noTakeout!, brought!] };
const at = Date.parse('2026-11-18T13:29:59.999Z');
const queryOf = (mains: string[], filter: SearchShortcutConfig['filter'] | null, kinds: string[] = []) =>
  toKindQuery(
    {
      filter: { ...noFilter, mainCategories: mains, subCategories: kinds },
      shortcut: filter && { filter },
      seasonId: null,
      at,
    },
    branchKinds,
  );
const narrowed = (seasonId: string | null, filter: Partial<FilterState>) =>
  toKindQuery({ filter: { ...noFilter, ...filter }, shortcut: null, seasonId, at }, branchKinds);
const nothing = '00000000-0000-0000-0000-000000000000';

test('requests the categories of a filter, and any category or tag of a topic', () => {
  expect(queryOf([], null)).toEqual({});
  expect(queryOf(['Eating'], null)).toEqual({ categories: 'inn,bar' });
  expect(queryOf([], null, ['Bar'])).toEqual({ categories: 'bar' });
  expect(queryOf([], { subCategories: ['Fort'], tags: [{ tagKey: 'cuisine' }] })).toEqual({
    kindCategories: 'fort',
    kindTags: 'pizza,sushi',
  });
  expect(queryOf(['Eating'], { tags: [{ tagKey: 'cuisine', tagValue: 'sushi' }] })).toEqual({
    categories: 'inn,bar',
    kindCategories: '',
    kindTags: 'sushi',
  });
});

test('requests an id without places if no place has the category', () => {
  expect(queryOf(['Shopping'], null)).toEqual({ categories: nothing });
  expect(queryOf([], { mainCategories: ['Shopping'] })).toEqual({ kindCategories: nothing, kindTags: '' });
});

test('requests current events rounded to the quarter hour', () => {
  const eventsAt = '2026-11-18T13:15:00.000Z';
  expect(queryOf([], { hasEvents: true })).toEqual({ eventsAt });
  expect(queryOf([], { hasEvents: true, subCategories: ['Bar'] })).toEqual({
    eventsAt,
    kindCategories: 'bar',
    kindTags: '',
  });
});

test('requests any tag per key of a filter, the services and the season', () => {
  expect(narrowed(null, { tagIds: ['pizza', 'away', 'sushi'] })).toEqual({ tags: 'pizza,sushi;away' });
  expect(narrowed('[winter]', { services: ['takeout', 'delivery'] })).toEqual({
    tags: 'takeout=yes,delivery=yes;winter',
  });
  expect(narrowed('[spring]', {})).toEqual({ tags: nothing });
});

test("adds a topic's tags, each as a group, and tags recognized in the search text", () => {
  const query = tiledQuery(
    { ...everything, at, words: 'inn', tagIds: ['sushi', 'away'], filter: { ...noFilter, tagIds: ['pizza'] } },
    branchKinds,
    [['gone', 'winter']],
  );
  expect(query).toEqual({ text: 'inn', tags: 'pizza;sushi;away;gone,winter' });
});
