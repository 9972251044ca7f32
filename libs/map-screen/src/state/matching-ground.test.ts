import { expect, test } from 'vitest';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { matchingGround } from './matching-ground.ts';

const base = { id: 'x', nanoId: 'abcdefgh', lat: 47, lon: 9, city: 'Vaduz', categories: [] };
const streets: Street[] = ['Äulestrasse', 'Feldstrasse', 'Alte Feldstrasse', 'Im Feld'].map((title) => ({
  ...base,
  title,
  lines: [],
}));
const buildings: Building[] = ['Feldstrasse 1', 'Feldstrasse 12', 'Äulestrasse 1'].map((title) => ({
  ...base,
  title,
  housenumber: title.split(' ')[1]!,
  polygon: '',
}));
const titles = (query: string) => matchingGround(query, streets, buildings).map(({ ground }) => ground.title);

test('streets by the beginning of their words, umlauts either way', () => {
  expect(titles('feld')).toEqual(['Im Feld', 'Feldstrasse', 'Alte Feldstrasse']);
  expect(titles('aeule')).toEqual(['Äulestrasse']);
  expect(titles('Feldstr.')).toEqual(['Feldstrasse', 'Alte Feldstrasse']);
});

test('a house number finds the building', () => {
  expect(titles('feldstrasse 1')).toEqual(['Feldstrasse 1']);
});

test('one letter is too little', () => {
  expect(titles('f')).toEqual([]);
});

test('typing errors and parts of words, where nothing fits better', () => {
  expect(titles('Aulestrase')).toEqual(['Äulestrasse']);
  expect(titles('Feldstarsse 12')).toEqual(['Feldstrasse 12']);
  expect(titles('ulestr')).toEqual(['Äulestrasse']);
  expect(titles('Feldstrasse 13')).toEqual([]);
});
