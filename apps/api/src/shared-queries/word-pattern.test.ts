import { expect, test } from 'vitest';
import { wordPattern } from './word-pattern.ts';

const finds = (word: string, title: string) => new RegExp(wordPattern(word)).test(title.toLowerCase());

test.each([
  ['baeckerei', 'Bäckerei'],
  ['bäckerei', 'Baeckerei'],
  ['backerei', 'Bäckerei'],
  ['cafe', 'Café'],
  ['strasse', 'Straße'],
  ['straße', 'Hauptstrasse'],
])('%s finds %s', (word, title) => expect(finds(word, title)).toBe(true));

test('treats regular expression syntax as ordinary characters', () => {
  expect(finds('a.c', 'abc')).toBe(false);
  expect(finds('(', 'Bar (oben)')).toBe(true);
  expect(finds('c++', 'c++')).toBe(true);
});
