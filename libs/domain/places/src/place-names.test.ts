import { expect, test } from 'vitest';
import { categoryLine, placeTitle, subtitleCategories } from './place-names.ts';

const category = (mainCategory: string, subCategory: string) => ({
  mainCategory,
  mainCategoryName: { de: mainCategory, en: `${mainCategory}_en` },
  subCategoryName: { de: subCategory, en: `${subCategory}_en` },
});
const german = (text: { de: string }) => text.de;
const bench = category('Service', 'Bank');
const bakery = category('Einkaufen', 'Bäckerei');
const cafe = category('Essen', 'Café');
const place = (title: string, ...categories: ReturnType<typeof category>[]) => ({ item: { title }, categories });

test('names an unnamed place after its category', () => {
  expect(placeTitle(place('Müller', bakery), german)).toBe('Müller');
  expect(placeTitle(place('', bench), german)).toBe('Bank');
  expect(placeTitle(place('', bench), (text) => text.en)).toBe('Bank_en');
  expect(placeTitle(place(''), german)).toBe('Ort');
});

test.each([
  ['every category by its name', place('Müller', bakery, cafe), 'Bäckerei · Café'],
  ['the same name once', place('Müller', bakery, category('Essen', 'Bäckerei')), 'Bäckerei'],
  ['without what is the title', place('', bakery, cafe), 'Café'],
  ['the main category where that leaves nothing', place('', bench), 'Service'],
  ['nor what repeats the title', place('', bench, category('Natur', 'Bank')), 'Service'],
  ['nothing is known', place('Müller'), ''],
])('shows below the title: %s', (_, visiblePlace, line) => expect(categoryLine(visiblePlace, german)).toBe(line));

test('names an unnamed place after what is nearby', () => {
  const at = (nearby: object) => placeTitle({ item: { title: '', ...nearby }, categories: [bench] }, german);
  expect(at({ near: 'Rathaus' })).toBe('Bank beim Rathaus');
  expect(at({ onStreet: 'Städtle' })).toBe('Bank, Städtle');
  expect(placeTitle({ item: { title: 'Müller', near: 'Rathaus' }, categories: [bench] }, german)).toBe('Müller');
});

test('links each name to its category', () => {
  expect(subtitleCategories(place('', bench, cafe), german)).toEqual([{ category: cafe, name: 'Café' }]);
});
