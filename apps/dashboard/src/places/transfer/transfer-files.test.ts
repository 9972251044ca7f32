import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TransferRow } from '@umkreis/contract/transfer.ts';
import { csvToRows, REASON, rowsToCsv } from './csv-rows.ts';
import { withGuard, withoutGuard } from './formula-guard.ts';
import { geojsonToRows, rowsToGeojson } from './geojson-rows.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((one) => one.trim());
const name = text.filter(Boolean);
const row: fc.Arbitrary<TransferRow> = fc.record({
  id: fc.uuid(),
  title: name,
  type: fc.constantFrom('place' as const, 'way' as const, 'exhibition' as const),
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((one) => one || 0),
  lon: fc.double({ min: -180, max: 180, noNaN: true }).map((one) => one || 0),
  categories: fc.array(name, { maxLength: 3 }),
  tags: fc.array(name, { maxLength: 3 }),
  street: text,
  housenumber: text,
  postcode: text,
  city: text,
  country: fc.constantFrom('', 'LI', 'CH'),
  datePermanentlyClosed: fc.constantFrom('', '2020-01-01'),
  details: fc.record({ phone: fc.array(name, { maxLength: 2 }), height: fc.array(name, { maxLength: 2 }) }),
});
const rows = fc.array(row, { minLength: 1, maxLength: 8 });

describe('round trip', () => {
  test.each([',', ';'] as const)('preserves rows as CSV with %s', (delimiter) => {
    fc.assert(
      fc.property(rows, (some) => {
        expect(csvToRows(rowsToCsv(some, delimiter)).rows).toEqual(some);
      }),
    );
  });
  test('preserves rows as GeoJSON', () => {
    fc.assert(
      fc.property(rows, (some) => {
        expect(geojsonToRows(rowsToGeojson(some)).rows).toEqual(some);
      }),
    );
  });
  test('preserves guarded text', () => {
    fc.assert(
      fc.property(fc.string(), (one) => {
        expect(withoutGuard(withGuard(one))).toBe(one);
      }),
    );
  });
});

test.each(['=1+1', '+423 232 00 00', '-', '@SUM(A1)', '\t=1', '\r=1', "'=1", '=HYPERLINK("https://x.example")'])(
  'prevents spreadsheets from evaluating %j in any cell',
  (evil) => {
    expect(withGuard(evil).startsWith("'")).toBe(true);
    const csv = rowsToCsv([{ title: evil, categories: [evil], details: { phone: [evil] } }], ',', [evil]);
    expect(csv).not.toMatch(/(^|[,;\n"])[=+@\t\r-]/u);
  },
);

test('reads a manually edited table with missing columns, decimal commas, comments and unknown columns', () => {
  const table =
    '\uFEFFtitle;lat;lon;tags;detail:phone;#reason;Farbe\r\nLöwen;47,1;9.5;a=b | c\\|d=e;;zu alt;rot\r\n;;;;;;\r\n';
  expect(csvToRows(table)).toEqual({
    rows: [{ title: 'Löwen', lat: 47.1, lon: 9.5, tags: ['a=b', 'c|d=e'], details: { phone: [] } }],
    unknownColumns: ['Farbe'],
  });
});

test('trims whitespace in headers', () => {
  const { rows: read, unknownColumns } = csvToRows(' title ;lat\t; city;detail: phone\nAdler;47,1;Vaduz;+423 1\n');
  expect(read).toEqual([{ title: 'Adler', lat: 47.1, city: 'Vaduz', details: { phone: ['+423 1'] } }]);
  expect(unknownColumns).toEqual([]);
});

test('omits missing cells of a short row and erases values only by an empty cell', () => {
  expect(csvToRows('title,street,city,detail:phone\nAdler,,\nKrone\n').rows).toEqual([
    { title: 'Adler', street: '', city: '' },
    { title: 'Krone' },
  ]);
});

test('passes on invalid numbers for the API to report and does not read the reason column', () => {
  expect(csvToRows('title,lat\nA,nord').rows).toEqual([{ title: 'A', lat: 'nord' }]);
  const csv = rowsToCsv([{ title: 'A' }], ',', ['lat: nord']);
  expect(csv.startsWith('\uFEFF') && csv.includes(REASON)).toBe(true);
  expect(csvToRows(csv).rows[0]).not.toHaveProperty(REASON);
});

test.each(['', '[]', '{"type":"Feature"}', '{"type":"FeatureCollection","features":[1]}'])(
  'rejects a file without features: %j',
  (file) => expect(() => geojsonToRows(file)).toThrow(),
);

test('omits the position of a feature that is not a point', () => {
  const line = { type: 'LineString', coordinates: [] };
  const file = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: line, properties: { title: 'A' } }],
  };
  expect(geojsonToRows(JSON.stringify(file)).rows).toEqual([{ title: 'A' }]);
});
