import { expect, test } from 'vitest';
import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { groundComesFirst, matchingGround } from './matching-ground.ts';

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

test('matches streets by the start of their words, with and without umlauts', () => {
  expect(titles('feld')).toEqual(['Im Feld', 'Feldstrasse', 'Alte Feldstrasse']);
  expect(titles('aeule')).toEqual(['Äulestrasse']);
  expect(titles('Feldstr.')).toEqual(['Feldstrasse', 'Alte Feldstrasse']);
});

test('matches a building by house number', () => {
  expect(titles('feldstrasse 1')).toEqual(['Feldstrasse 1']);
});

test('returns nothing for a single letter', () => {
  expect(titles('f')).toEqual([]);
});

test('tolerates typing errors and parts of words if nothing matches better', () => {
  expect(titles('Aulestrase')).toEqual(['Äulestrasse']);
  expect(titles('Feldstarsse 12')).toEqual(['Feldstrasse 12']);
  expect(titles('ulestr')).toEqual(['Äulestrasse']);
  expect(titles('Feldstrasse 13')).toEqual([]);
});

test('ignores punctuation in names', () => {
  const road = { ...base, title: "St. Paul's Road", lines: [] };
  for (const query of ['St Pauls Road', "st paul's", 'St. Paul’s Road'])
    expect(
      matchingGround(query, [road], []).map(({ ground }) => ground.title),
      query,
    ).toEqual(["St. Paul's Road"]);
});

test('ranks a post office before streets starting with its name, and a street before places of its name', () => {
  const ground = (title: string) => ({ kind: 'street' as const, ground: { ...base, title, lines: [] } });
  const best = (title: string, de: string, en: string, terms?: string[]) =>
    ({
      place: {
        item: { title },
        categories: [{ subCategoryName: { de, en }, mainCategoryName: { de: 'Dienstleistungen', en: 'Service' } }],
      },
      ...(terms && { terms }),
    }) as unknown as ListedPlace;
  const office = best('Vaduz', 'Post', 'Post office');
  expect(groundComesFirst('Post', [ground('Poststrasse')], office)).toBe(false);
  expect(groundComesFirst('post', [ground('Poststrasse')], undefined)).toBe(true);
  expect(groundComesFirst('Poststr', [ground('Poststrasse')], office)).toBe(true);
  const bakery = best('Henri', 'Bäckerei', 'Bakery', ['beck']);
  expect(groundComesFirst('Beck', [ground('Beckagässli')], bakery)).toBe(false);
  expect(groundComesFirst('Becka', [ground('Beckagässli')], best('Beckahof', 'Hof', 'Farm', ['beckahof']))).toBe(true);
  expect(groundComesFirst('feld', [ground('Im Feld')], best('Feld', 'Hof', 'Farm'))).toBe(true);
});
