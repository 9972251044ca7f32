import { beforeAll, expect, test } from 'vitest';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { toSearchDocument } from './search-document.ts';
import { SearchIndex } from './search-index.ts';
import { synonymsByCategory } from './synonyms-by-category.ts';

/** One place per category with a meaningless name, and names that start like the synonyms */
const kinds = categories.map(({ id }, nr) => ({
  id: `${nr}`,
  nanoId: `${nr}`.padStart(8, '0'),
  title: `Nr. ${nr}`,
  lat: 47,
  lon: 9,
  categories: [id],
}));
const named = ['Beckmann Treuhand', 'Badischer Hof', 'Beizerei Spezial', 'Entsorgungsrecht Kanzlei'].map((title) => ({
  id: title,
  nanoId: title,
  title,
  lat: 47,
  lon: 9,
  categories: [categories.find(({ subCategory }) => subCategory === 'Office')!.id],
}));
let index: SearchIndex;
beforeAll(async () => {
  const vocabulary = {
    categories: new Map(categories.map((one) => [one.id, one])),
    tags: new Map(),
    words: synonymsByCategory(searchWords),
  };
  index = await SearchIndex.build([...kinds, ...named].map((item) => toSearchDocument(item, vocabulary)));
});

test.each([
  ['Kehricht', ['Waste disposal', 'Recycling']],
  ['Entsorgung', ['Waste disposal', 'Recycling', 'Utility']],
  ['Ghüder', ['Waste disposal', 'Recycling']],
  ['rubbish', ['Waste disposal', 'Recycling']],
  ['Zahnarzt', ['Dentist']],
  ['Zahnweh', ['Dentist']],
  ['Zmorge', ['Café', 'Bakery']],
  ['Znüni', ['Bakery', 'Café', 'Snack stand', 'Butcher']],
  ['Beck', ['Bakery']],
  ['Metzg', ['Butcher']],
  ['Beiz', ['Restaurant', 'Pub']],
  ['Badi', ['Swimming', 'Bathing place', 'Lake']],
  ['Bancomat', ['ATM', 'Bank']],
  ['Bankomat', ['ATM', 'Bank']],
  ['cash machine', ['ATM']],
  ['Natel', ['Mobile phones']],
  ['Velo', ['Bicycles', 'Bicycle rental', 'Cycle route', 'Mountain bike route']],
  ['Brocki', ['Second-hand']],
  ['Bänkli', ['Bench']],
  ['Jugi', ['Hostel']],
  ['Chindsgi', ['Kindergarten']],
])('finds for %s %j first', (word, expected) => {
  const hits = index.search(word).map(({ id }) => categories[Number(id)]?.subCategory ?? id);
  expect(new Set(hits.slice(0, expected.length))).toEqual(new Set(expected));
});

test('has synonyms for existing categories only, in both languages, of at most three words', () => {
  const faulty = searchWords.filter(
    ({ categoryIds, translations }) =>
      categoryIds.length === 0 ||
      translations.some(({ words }) => words.length === 0 || words.some((word) => word.split(' ').length > 3)),
  );
  expect(faulty).toEqual([]);
  expect(new Set(searchWords.map(({ name }) => name)).size).toBe(searchWords.length);
});
