import { expect, test } from 'vitest';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { synonyms } from './synonyms.ts';

test('every synonym belongs to a category there is', () => {
  const names = new Set(categories.flatMap(({ mainCategory, subCategory }) => [mainCategory as string, subCategory]));
  expect(Object.keys(synonyms).filter((name) => !names.has(name))).toEqual([]);
});
