import { expect, test } from 'vitest';
import type { Building, Street } from '@umkreis/contract/street.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { areStreetsAndBuildingsFirst, matchingStreetsAndBuildings } from './matching-streets-and-buildings.ts';

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
const titles = (query: string) =>
  matchingStreetsAndBuildings(query, streets, buildings).map(({ feature }) => feature.title);

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
      matchingStreetsAndBuildings(query, [road], []).map(({ feature }) => feature.title),
      query,
    ).toEqual(["St. Paul's Road"]);
});

test('ranks a post office before streets starting with its name, and a street before places of its name', () => {
  const feature = (title: string) => ({ kind: 'street' as const, feature: { ...base, title, lines: [] } });
  const best = (title: string, de: string, en: string, terms?: string[]) =>
    ({
      place: {
        item: { title },
        categories: [{ subCategoryName: { de, en }, mainCategoryName: { de: 'Dienstleistungen', en: 'Service' } }],
      },
      ...(terms && { terms }),
    }) as unknown as ListedPlace;
  const office = best('Vaduz', 'Post', 'Post office');
  expect(areStreetsAndBuildingsFirst('Post', [feature('Poststrasse')], office)).toBe(false);
  expect(areStreetsAndBuildingsFirst('post', [feature('Poststrasse')], undefined)).toBe(true);
  expect(areStreetsAndBuildingsFirst('Poststr', [feature('Poststrasse')], office)).toBe(true);
  const bakery = best('Henri', 'Bäckerei', 'Bakery', ['beck']);
  expect(areStreetsAndBuildingsFirst('Beck', [feature('Beckagässli')], bakery)).toBe(false);
  expect(
    areStreetsAndBuildingsFirst('Becka', [feature('Beckagässli')], best('Beckahof', 'Hof', 'Farm', ['beckahof'])),
  ).toBe(true);
  expect(areStreetsAndBuildingsFirst('feld', [feature('Im Feld')], best('Feld', 'Hof', 'Farm'))).toBe(true);
});
