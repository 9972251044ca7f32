import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { kindKey } from './kind-key.ts';
import { markMatches } from './mark-matches.ts';
import { SearchIndex } from './search-index.ts';

const kinds = {
  dentist: ['Zahnarzt', 'Dentist'],
  bank: ['Bank', 'Bank'],
  bench: ['Sitzbank', 'Bench'],
  museum: ['Museum', 'Museum'],
  church: ['Kirche', 'Church'],
  bakery: ['Bäckerei', 'Bakery'],
  fuel: ['Tankstelle', 'Fuel station'],
  defibrillator: ['Defibrillator', 'Defibrillator'],
  carSharing: ['Carsharing', 'Car sharing'],
  infoBoard: ['Infotafel', 'Information board'],
  trail: ['Wanderweg', 'Hiking trail'],
  town: ['Gemeinde', 'Municipality'],
  canteen: ['Kantine', 'Canteen'],
} as const;

function place(
  title: string,
  kind: keyof typeof kinds,
  address = '',
  changes: Partial<SearchDocument> = {},
): SearchDocument {
  const names = [...kinds[kind]];
  const isSettlement = kind === 'town';
  return {
    id: `${title}|${address}`,
    title,
    categories: names.join(' '),
    kinds: names.map(kindKey),
    words: '',
    tags: '',
    address,
    town: isSettlement ? title : address.replace(/^.*\d{4} /, ''),
    isSettlement,
    keywords: '',
    lat: 47.14,
    lon: 9.52,
    importance: 0,
    ...changes,
  };
}

const places = [
  place('Aubach', 'infoBoard', '9001 Aubach', { importance: 1 }),
  place('Aubach', 'town', 'Dorfplatz 1, 9001 Aubach'),
  place('Lerchtal', 'town', '9002 Lerchtal', { lat: 47.2 }),
  place('Dr. Zeller', 'dentist', 'Mühlweg 3, 9003 Oberau', { lat: 47.3 }),
  place('Dr. Amann', 'dentist', 'Dorfstrasse 9, 9002 Lerchtal', { lat: 47.2 }),
  place('Zum Zahnarzt', 'trail', '9001 Aubach', { importance: 1 }),
  place('Talbank', 'bank', 'Dorfplatz 2, 9001 Aubach'),
  place('Talbank Lerchtal', 'bank', '9002 Lerchtal', { lat: 47.2 }),
  place('Aubach Bank', 'carSharing', '9001 Aubach', { importance: 1 }),
  place('', 'bench', 'Aubach'),
  place('Tanken AG', 'fuel', '9001 Aubach'),
  place('Heimat', 'museum', 'Kirchgasse 5, 9001 Aubach'),
  place('Museumsplatz', 'infoBoard', '9001 Aubach', { importance: 1 }),
  place('St. Florin', 'church', 'Kirchgasse 15, 9001 Aubach'),
  place('Sankt Florin', 'defibrillator', 'Kirchenweg 1, 9002 Lerchtal', { lat: 47.2 }),
  place('Bäckerei Gassner', 'bakery', 'Auhofstraße 12a, 9001 Aubach'),
  place('東京駅 食堂', 'canteen'),
  place('Donau\u00ADdampf\u00ADschiff\u00ADfahrt', 'museum'),
];
let index: SearchIndex;
beforeAll(async () => {
  index = await SearchIndex.build(places);
});
const found = (query: string) => index.search(query).map(({ id }) => id);
const titles = (query: string) => found(query).map((id) => id.split('|')[0]!);

test.each([
  ['Auhofstr12a', ['Bäckerei Gassner']],
  ['auhofstr. 12a aubach', ['Bäckerei Gassner']],
  ['Auhofstraße 12', ['Bäckerei Gassner']],
  ['Auhofstraße １２a', ['Bäckerei Gassner']],
  ['St. Florin', ['St. Florin', 'Sankt Florin']],
  ['Sankt Florin', ['Sankt Florin', 'St. Florin']],
  ['駅', ['東京駅 食堂']],
  ['京駅', ['東京駅 食堂']],
  ['駅京', []],
  ['食堂 東京', ['東京駅 食堂']],
  ['Donaudampfschifffahrt', ['Donau\u00ADdampf\u00ADschiff\u00ADfahrt']],
  ['ｍｕｓｅｕｍｓｐｌａｔｚ', ['Museumsplatz']],
])('finds names in other spellings: %s', (query, expected) => expect(titles(query)).toEqual(expected));

describe('ranks first', () => {
  test.each([
    ['a town of the name', 'aubach', 'Aubach|Dorfplatz 1, 9001 Aubach'],
    ['the town of a postcode', '9002', 'Lerchtal|9002 Lerchtal'],
    ['a place of the kind', 'Bank', 'Talbank|Dorfplatz 2, 9001 Aubach'],
    ['a place of the kind in the town', 'bank lerchtal', 'Talbank Lerchtal|9002 Lerchtal'],
    ['the kind rather than a name with both words', 'bank in aubach', 'Talbank|Dorfplatz 2, 9001 Aubach'],
    ['a kind in the plural', 'Museen', 'Heimat|Kirchgasse 5, 9001 Aubach'],
    ['a kind in the plural, rather than a street', 'Kirchen', 'St. Florin|Kirchgasse 15, 9001 Aubach'],
    ['a kind in the plural, rather than a similar word', 'Banken', 'Talbank|Dorfplatz 2, 9001 Aubach'],
    ['an English kind in the plural', 'bakeries', 'Bäckerei Gassner|Auhofstraße 12a, 9001 Aubach'],
    ['a misspelled kind', 'bäkcerei', 'Bäckerei Gassner|Auhofstraße 12a, 9001 Aubach'],
  ])('%s: %s', (_, query, first) => expect(found(query)[0]).toBe(first));
});

test('matches house numbers exactly', () => {
  expect(titles('Kirchgasse 5')).toEqual(['Heimat']);
  expect(titles('Kirchgasse 1')).toEqual([]);
});

test('requires all words, and looks in other towns for a kind that the town lacks, nearest first', () => {
  expect(titles('zahnarzt oberau')).toEqual(['Dr. Zeller']);
  expect(titles('bäckerei lerchtal')).toEqual(['Bäckerei Gassner']);
  expect(titles('tankstelle oberau')).toEqual(['Tanken AG']);
  expect(titles('bank oberau').slice(0, 2)).toEqual(['Talbank Lerchtal', 'Talbank']);
  expect(titles('bäckerei nirgendwo')).toEqual([]);
});

test('highlights inflected words and words with invisible characters', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, index.search(query)[0]!.terms)
      .filter(({ isMatch }) => isMatch)
      .map(({ text: part }) => part);
  expect(marked('Heimat, Museum', 'Museen')).toEqual(['Museum']);
  expect(marked('Donau\u00ADdampf\u00ADschiff\u00ADfahrt', 'Donaudampf')).toEqual([
    'Donau\u00ADdampf\u00ADschiff\u00ADfahrt',
  ]);
});
