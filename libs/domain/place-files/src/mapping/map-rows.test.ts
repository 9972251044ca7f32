import { describe, expect, it } from 'vitest';
import type { ColumnTarget, PlaceFileRow, PlaceTable } from '@umkreis/contract/place-file.ts';
import { categoryValuesOf, mapRows, type MappingContext } from './map-rows.ts';
import { CategoryNames } from './match-category.ts';

const named = (main: string, sub: string, mainDe: string, subDe: string) => ({
  mainCategory: main,
  subCategory: sub,
  mainCategoryName: { de: mainDe, en: main },
  subCategoryName: { de: subDe, en: sub },
});
const categories = new CategoryNames([
  named('Eating', 'Café', 'Essen', 'Café'),
  named('Shopping', 'Bakery', 'Einkaufen', 'Bäckerei'),
  named('Sights', 'Castle, palace', 'Sehenswertes', 'Burg, Schloss'),
]);
const context: MappingContext = {
  center: [9.52, 47.14],
  timeZone: 'Europe/Vienna',
  categories,
  tags: new Set(['cuisine=pizza']),
  keys: new Map([
    ['phone', { type: 'phone', needsUnit: false }],
    ['email', { type: 'email', needsUnit: false }],
  ]),
};

/** One row with these values, by target. */
function map(values: Partial<Record<ColumnTarget, string>>, row: Partial<PlaceFileRow> = {}, chosen = {}) {
  const targets = Object.keys(values) as ColumnTarget[];
  const columns = targets.map((_, index) => `c${index}`);
  const table: PlaceTable = {
    format: 'csv',
    columns,
    moreColumns: [],
    rows: [{ number: 2, cells: targets.map((target) => values[target]!), ...row }],
  };
  const mapping = {
    targets: Object.fromEntries(columns.map((name, index) => [name, targets[index]!])),
    categories: chosen,
    source: 's',
    dateOrder: 'dmy' as const,
  };
  return mapRows(table, mapping, context)[0]!;
}

describe('positions', () => {
  it.each([
    ['points', '47.1390', '9.5225'],
    ['commas', '47,1390', '9,5225'],
    ['degree signs', '47.1390°', '9.5225°'],
    ['hemispheres', '47.1390 N', '9.5225 E'],
    ['exponents', '4.71390E1', '9.5225E0'],
    ['blanks', ' 47.1390 ', ' 9.5225 '],
    ['signs', '+47.1390', '+9.5225'],
  ])('reads latitude and longitude with %s', (_name, lat, lon) => {
    expect(map({ lat, lon }).position).toEqual([9.5225, 47.139]);
  });

  it.each([
    ['a pair', '47.139, 9.5225'],
    ['a geo address', 'geo:47.139,9.5225'],
    ['well-known text', 'POINT (9.5225 47.139)'],
    ['well-known text with a height and a reference', 'SRID=4326;POINT Z(9.5225 47.139 455)'],
  ])('reads %s in one column', (_name, position) => {
    expect(map({ position }).position).toEqual([9.5225, 47.139]);
  });

  it.each([
    ['LV95 in two columns', { lat: '1223000', lon: '2758000' }],
    ['LV95 with separators, east and north exchanged', { lat: "2'758'000.0", lon: "1'223'000.0" }],
    ['LV03 with decimal commas', { lat: '223000,0', lon: '758000,0' }],
    ['LV95 in one column', { position: '2’758’000 / 1’223’000' }],
    ['well-known text', { position: 'SRID=2056;POINT (2758000 1223000)' }],
  ])('converts Swiss coordinates: %s', (_name, values) => {
    const { position, problems } = map(values);
    expect(problems).toEqual([]);
    expect(position![0]).toBeCloseTo(9.5217, 3);
    expect(position![1]).toBeCloseTo(47.1391, 3);
  });

  it('reads lines and areas of well-known text', () => {
    const line = map({ position: 'LINESTRING (9.52 47.13, 9.53 47.14)' });
    expect(line.row).toMatchObject({ lon: 9.52, lat: 47.13, geometry: { geometry: { type: 'LineString' } } });
    const area = map({ position: 'MULTIPOLYGON (((9 47, 10 47, 10 48, 9 47)))' });
    expect(area.row.geometry).toMatchObject({ type: 'Feature', geometry: { type: 'Polygon' } });
  });

  it.each([
    ['bad-position', { lat: '47.139.012', lon: '9.522.512' }],
    ['bad-position', { lat: '47.1', lon: '' }],
    ['bad-position', { lat: '97.1', lon: '9.5' }],
    ['projected', { lat: '5220123.4', lon: '3558000' }],
    ['bad-position', { position: 'Dorfplatz' }],
    ['projected', { position: 'SRID=31467;POINT (3545000 5220000)' }],
    ['projected', { position: 'LINESTRING (3545000 5220000, 3545001 5220001)' }],
  ])('rejects a row with %s', (code, values) => {
    expect(map(values).problems).toMatchObject([{ code }]);
  });

  it('uses the position of a feature unless columns have another one', () => {
    const position: [number, number] = [9.6, 47.2];
    expect(map({ title: 'A' }, { position }).position).toEqual(position);
    expect(map({ lat: '47.1', lon: '9.5' }, { position }).position).toEqual([9.5, 47.1]);
    expect(map({ title: 'A' }, { fault: 'bad-geometry' }).problems).toMatchObject([{ code: 'bad-geometry' }]);
  });
});

describe('categories', () => {
  it.each([
    ['as exported', 'Eating/Café', ['Eating/Café']],
    ['as shown in German', 'Bäckerei', ['Shopping/Bakery']],
    ['in English', 'bakery', ['Shopping/Bakery']],
    ['without accents', 'Cafe', ['Eating/Café']],
    ['with the main category', 'Essen / Café', ['Eating/Café']],
    ['in the plural', 'Cafés', ['Eating/Café']],
    ['with a comma in its name', 'Burg, Schloss', ['Sights/Castle, palace']],
    ['in a list', 'Café; Bäckerei', ['Eating/Café', 'Shopping/Bakery']],
  ])('finds a category %s', (_name, text, found) => {
    expect(map({ categories: text }).row.categories).toEqual(found);
  });

  it('uses the choices of the editor, reports the rest, and erases nothing because of an unknown name', () => {
    expect(map({ categories: 'Kaffeehaus' }, {}, { Kaffeehaus: 'Eating/Café' }).row.categories).toEqual([
      'Eating/Café',
    ]);
    const unknown = map({ categories: 'Kaffeehaus' });
    expect(unknown.row).not.toHaveProperty('categories');
    expect(unknown.leftOut).toEqual([{ code: 'category', value: 'Kaffeehaus', target: 'categories' }]);
    expect(map({ categories: '' }).row.categories).toEqual([]);
  });

  it('suggests similar names, best first', () => {
    expect(categories.suggest('Dorfbäckerei')[0]).toBe('Shopping/Bakery');
    expect(categories.suggest('Cafeteria')).toContain('Eating/Café');
    expect(categories.suggest('Zahnarzt')).toEqual([]);
  });

  it('lists the values of a file with the number of their rows', () => {
    const table: PlaceTable = {
      format: 'csv',
      columns: ['Art'],
      moreColumns: [],
      rows: ['Bar', 'Café', 'Bar'].map((cell, index) => ({ number: index, cells: [cell] })),
    };
    const mapping = { targets: { Art: 'categories' as const }, categories: {}, source: 's', dateOrder: 'dmy' as const };
    expect(categoryValuesOf(table, mapping, categories)).toEqual([
      { value: 'Bar', count: 2, key: undefined },
      { value: 'Café', count: 1, key: 'Eating/Café' },
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['2027-06-14', '2027-06-14'],
    ['14.06.2027', '2027-06-14'],
    ['14. 6. 2027', '2027-06-14'],
    ['03/04/2027', '2027-04-03'],
    ['2027-06-14T22:30:00.000Z', '2027-06-15'],
    ['2027-06-14 22:30', '2027-06-14'],
    ['NULL', ''],
    ['', ''],
  ])('reads %j', (datePermanentlyClosed, day) => {
    expect(map({ datePermanentlyClosed }).row.datePermanentlyClosed).toBe(day);
  });

  it.each(['2027-02-30', '31.11.2027', 'bald'])('rejects %j', (datePermanentlyClosed) => {
    expect(map({ datePermanentlyClosed }).problems).toMatchObject([{ code: 'bad-date', value: datePermanentlyClosed }]);
  });
});

it.each([
  ['Im Feld 5, 9490 Vaduz', { street: 'Im Feld', housenumber: '5', postcode: '9490', city: 'Vaduz' }],
  ['Städtle 49a', { street: 'Städtle', housenumber: '49a' }],
  ['FL-9490 Vaduz', { postcode: '9490', city: 'Vaduz' }],
  ['Am Dorfplatz', { street: 'Am Dorfplatz' }],
])('splits the address %j', (address, parts) => {
  expect(map({ address }).row).toEqual(parts);
});

it('splits and validates contacts, reads names of countries, and reports what is left out', () => {
  const { row, leftOut } = map({
    'detail:phone': '+423 232 01 23; Mo-Fr 09:00-17:00',
    'detail:email': 'a@example.org, b@example.org',
    'detail:unknown': 'x',
    country: 'Schweiz',
    tags: 'cuisine=pizza; colour=red',
    type: 'Weg',
  });
  expect(row).toMatchObject({ country: 'CH', tags: ['cuisine=pizza'], type: 'way' });
  expect(row.details).toMatchObject({ email: ['a@example.org', 'b@example.org'] });
  expect(leftOut.map(({ code }) => code).toSorted()).toEqual(['key', 'tag', 'value']);
  expect(map({ country: 'Atlantis' }).leftOut).toMatchObject([{ code: 'country', value: 'Atlantis' }]);
});

it('reports an ID that occurs again', () => {
  const table: PlaceTable = {
    format: 'csv',
    columns: ['Nr'],
    moreColumns: [],
    rows: ['17', '17', '', ''].map((cell, index) => ({ number: index + 2, cells: [cell] })),
  };
  const mapping = { targets: { Nr: 'foreignId' as const }, categories: {}, source: 's', dateOrder: 'dmy' as const };
  expect(mapRows(table, mapping, context).map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['id-twice'],
    [],
    [],
  ]);
});
