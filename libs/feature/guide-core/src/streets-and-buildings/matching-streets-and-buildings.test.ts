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

test('matches a building by street, number and city, in any usual order and spelling', () => {
  const own = { ...base, polygon: '', housenumber: '9' };
  const inTown = { ...own, title: 'Kirchstrasse 9' };
  const elsewhere = { ...own, title: 'Kirchstrasse 9', city: 'Ruggell' };
  const other = { ...own, title: 'Kirchstrasse 90', housenumber: '90' };
  const all = [elsewhere, other, inTown];
  const found = (query: string) => matchingStreetsAndBuildings(query, [], all).map(({ feature }) => feature);
  for (const query of ['Kirchstrasse 9 Vaduz', 'kirchstr. 9, 9490 Vaduz', 'kirchstr9 vaduz', '9 Kirchstrasse Vaduz'])
    expect(found(query), query).toEqual([inTown]);
  expect(found('Kirchstrasse 9')).toEqual([elsewhere, inTown]);
  expect(found('9490')).toEqual([]);
});

test('matches a street of a city, and a street that is called like a city', () => {
  const road = { ...base, title: 'Hill Road', city: 'Suva', lines: [] };
  const suva = { ...base, title: 'Suva', city: 'Nadi', lines: [] };
  const found = (query: string) => matchingStreetsAndBuildings(query, [road, suva], []).map(({ feature }) => feature);
  expect(found('Hill Rd Suva')).toEqual([road]);
  expect(found('suva')).toEqual([suva]);
  expect(found('Hill Road Nadi')).toEqual([]);
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
  expect(areStreetsAndBuildingsFirst('Kirchen', [feature('Kirchenbot')], best('Florin', 'Kirche', 'Church'))).toBe(
    false,
  );
});

test('ranks a town before streets with its name', () => {
  const street = { kind: 'street' as const, feature: { ...base, title: 'Alte Brücke Vaduz', lines: [] } };
  const names = { subCategoryName: { de: 'Gemeinde', en: 'Town' }, mainCategoryName: { de: 'Ort', en: 'Place' } };
  const categories = [{ ...names, mainCategory: 'Place', subCategory: 'Municipality' }];
  const town = { place: { item: { title: 'Vaduz' }, categories } } as unknown as ListedPlace;
  expect(areStreetsAndBuildingsFirst('vaduz', [street], town)).toBe(false);
});
