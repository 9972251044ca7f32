import { describe, expect, it } from 'vitest';
import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { columnsKey, guessMapping, isOwnFormat, withStored } from './guess-mapping.ts';

const context = {
  center: [9.52, 47.14] as [number, number],
  countryCode: 'li',
  fileName: 'Gewerbe_2026-11-26 (2).csv',
};
const tableOf = (columns: string[], ...lines: string[][]): PlaceTable => ({
  format: 'csv',
  columns,
  moreColumns: [],
  rows: lines.map((cells, index) => ({ number: index + 2, cells })),
});
const guess = (columns: string[], ...lines: string[][]) => guessMapping(tableOf(columns, ...lines), context).targets;

describe('names of columns', () => {
  it.each([
    ['title', ['Name', 'TITEL', 'Bezeichnung', 'Objektname', 'Firma', 'poi_name', 'nom']],
    ['lat', ['LAT', 'Latitude', 'Breite', 'Breitengrad', 'geo_lat', 'Y', 'WGS84_LAT', 'geo.latitude']],
    ['lon', ['lon', 'LNG', 'Längengrad', 'Laengengrad', 'long', 'X', 'Geo.Longitude', 'wgs84_lng']],
    ['street', ['Straße', 'STRASSE', 'street', 'addr:street', 'address.street']],
    ['housenumber', ['Hausnr.', 'Haus-Nr.', 'Hausnummer', 'addr:housenumber', 'house_number']],
    ['address', ['Adresse', 'Anschrift', 'address.streetAddress', 'Straße/Nr.']],
    ['postcode', ['PLZ', 'Postleitzahl', 'zip', 'address.postalCode', 'addr:postcode', 'NPA']],
    ['city', ['Ort', 'Stadt', 'Gemeinde', 'addr:city', 'address.addressLocality', 'Ortschaft']],
    ['country', ['Land', 'country_code', 'addr:country']],
    ['categories', ['Kategorie', 'category', 'Rubrik', 'Branche', 'amenity', 'layer']],
    ['foreignId', ['ID', '@id', 'fid', 'OBJECTID', 'Nr.', 'Externe ID', 'osm_id']],
    ['datePermanentlyClosed', ['datePermanentlyClosed', 'geschlossen seit', 'end_date']],
    ['detail:phone', ['Telefon', 'Tel.', 'phone', 'contact:phone', 'Handy', 'phoneNumber']],
    ['detail:email', ['E-Mail', 'email', 'Mail', 'contact:email']],
    ['detail:url', ['Website', 'Webseite', 'Homepage', 'contact:website', 'www']],
    ['detail:hours', ['Öffnungszeiten', 'opening_hours', 'Oeffnungszeiten']],
    ['detail:shortDescription', ['Beschreibung', 'description', 'desc', 'Bemerkungen', 'Info']],
  ])('recognizes %s', (target, names) => {
    for (const name of names) {
      // Latitude and longitude are only used together.
      const other = target === 'lat' ? 'lon' : 'lat';
      expect([name, guess([name, other], ['1', '2'])[name]]).toEqual([name, target]);
    }
  });

  it('leaves unknown columns and a latitude alone unassigned, and uses every field once', () => {
    expect(guess(['Name', 'Titel', 'Farbe', 'Breite'], ['Linde', 'L', 'rot', '47.139'])).toEqual({
      Name: 'title',
      Titel: '',
      Farbe: '',
      Breite: '',
    });
  });
});

describe('values', () => {
  it('recognizes Swiss coordinates behind any names', () => {
    const lines = [
      ['Linde', "2'758'000.1", "1'223'000.4"],
      ['Burg', "2'758'101.1", "1'223'010.4"],
    ];
    expect(guess(['Name', 'E', 'N'], ...lines)).toEqual({ Name: 'title', E: 'lon', N: 'lat' });
    expect(guess(['Name', 'GKODE', 'GKODN'], ...lines)).toEqual({ Name: 'title', GKODE: 'lon', GKODN: 'lat' });
  });

  it('recognizes positions, contacts and titles behind unknown names', () => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F'];
    const line = (name: string) => [
      name,
      '47,13912',
      '9,52251',
      `${name}@example.org`,
      'https://example.org',
      '+423 555 01 23',
    ];
    expect(guess(columns, line('Linde'), line('Krone'))).toEqual({
      A: 'title',
      B: 'lat',
      C: 'lon',
      D: 'detail:email',
      E: 'detail:url',
      F: 'detail:phone',
    });
  });

  it('recognizes well-known text', () => {
    expect(guess(['Form', 'name'], ['POINT (9.5225 47.139)', 'Linde'])).toEqual({ Form: 'position', name: 'title' });
  });

  it('reads UUIDs as IDs of the product, and other IDs as those of another system', () => {
    expect(guess(['id', 'title'], ['019aa3f2-7a51-7c4e-9b0e-2b7c7a4f9a11', 'A']).id).toBe('id');
    expect(guess(['id', 'title'], ['stadt-17', 'A']).id).toBe('foreignId');
  });

  it('reads a type that is no kind of item as category', () => {
    expect(guess(['name', 'type'], ['Linde', 'Café']).type).toBe('categories');
    expect(guess(['title', 'type'], ['Linde', 'way']).type).toBe('type');
  });
});

it('names the source by the file, without date and counter', () => {
  expect(guessMapping(tableOf(['Name'], ['A']), context).source).toBe('Gewerbe');
  expect(guessMapping(tableOf(['Name'], ['A']), { ...context, fileName: '2026.csv' }).source).toBe('file');
});

it('applies a stored mapping, and guesses columns that it does not have', () => {
  const stored = {
    targets: { Name: '' as const, Alt: 'city' as const },
    categories: { x: 'a/b' },
    source: 's',
    dateOrder: 'mdy' as const,
  };
  const guessed = guessMapping(tableOf(['Name', 'PLZ'], ['A', '1']), context);
  expect(withStored(guessed, stored)).toEqual({ ...stored, targets: { Name: '', PLZ: 'postcode' } });
  expect(columnsKey(['Längen-Grad', 'b'])).toBe(columnsKey(['B', 'laengengrad']));
});

it("recognizes the product's own export", () => {
  expect(isOwnFormat(tableOf(['id', 'title', 'lat', 'detail: phone', 'Farbe']))).toBe(true);
  expect(isOwnFormat(tableOf(['Name', 'title', 'PLZ', 'Ort']))).toBe(false);
});
