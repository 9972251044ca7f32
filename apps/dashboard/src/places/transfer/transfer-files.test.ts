import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TransferRow } from '@umkreis/contract/transfer.ts';
import { withGuard, withoutGuard } from '@umkreis/place-files/formula-guard.ts';
import { guessMapping } from '@umkreis/place-files/mapping/guess-mapping.ts';
import { mapRows } from '@umkreis/place-files/mapping/map-rows.ts';
import { CategoryNames } from '@umkreis/place-files/mapping/match-category.ts';
import { readPlaceFile } from '@umkreis/place-files/reading/read-place-file.ts';
import { REASON, rowsToCsv } from './csv-rows.ts';
import { rowsToGeojson } from './geojson-rows.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((one) => one.trim());
const name = text.filter(Boolean);
const row: fc.Arbitrary<TransferRow> = fc.record({
  id: fc.uuid(),
  title: name,
  type: fc.constantFrom('place' as const, 'way' as const, 'exhibition' as const),
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((one) => one || 0),
  lon: fc.double({ min: -180, max: 180, noNaN: true }).map((one) => one || 0),
  categories: fc.subarray(['Eating/Café', 'Shopping/Bakery', 'Sights/Castle, | palace']),
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

const named = (mainCategory: string, subCategory: string) => {
  const names = { mainCategoryName: { de: mainCategory, en: mainCategory } };
  return { mainCategory, subCategory, ...names, subCategoryName: { de: subCategory, en: subCategory } };
};
const context = {
  center: [9.5, 47.1] as [number, number],
  timeZone: 'Europe/Vaduz',
  categories: new CategoryNames([
    named('Eating', 'Café'),
    named('Shopping', 'Bakery'),
    named('Sights', 'Castle, | palace'),
  ]),
  tags: { has: () => true } as unknown as ReadonlySet<string>,
  keys: new Map(),
};

/** What the import sends for a file. */
async function imported(file: string): Promise<Record<string, unknown>[]> {
  const table = await readPlaceFile(new Uint8Array(new TextEncoder().encode(file)));
  const mapping = guessMapping(table, { ...context, countryCode: 'li', fileName: 'umkreis.csv' });
  return mapRows(table, mapping, context).map(({ row: one }) => one);
}
/** Files have seven decimals of a degree. */
const rounded = (some: readonly Record<string, unknown>[]) =>
  some.map(({ lat, lon, ...rest }) => ({ ...rest, lat: digits(lat), lon: digits(lon) }));
const digits = (degrees: unknown) => Math.round((degrees as number) * 1e7) || 0;

describe('round trip', () => {
  test.each([',', ';'] as const)('preserves rows as CSV with %s', async (delimiter) => {
    await fc.assert(
      fc.asyncProperty(rows, async (some) => {
        expect(rounded(await imported(rowsToCsv(some, delimiter)))).toEqual(rounded(some));
      }),
    );
  });
  test('preserves rows as GeoJSON', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (some) => {
        expect(rounded(await imported(rowsToGeojson(some)))).toEqual(rounded(some));
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

test('reads a manually edited export with missing columns, decimal commas, comments and unknown columns', async () => {
  const table =
    '\uFEFFtitle;lat;lon;tags;detail: phone;#reason;Farbe\r\nLöwen;47,1;9.5;a=b | c\\|d=e;;zu alt;rot\r\n;;;;;;\r\n';
  expect(await imported(table)).toEqual([
    { title: 'Löwen', lat: 47.1, lon: 9.5, tags: ['a=b', 'c|d=e'], details: { phone: [] } },
  ]);
});

test('omits missing cells of a short row and erases values only by an empty cell', async () => {
  expect(await imported('title,street,city,detail:phone\nAdler,,\nKrone\n')).toEqual([
    { title: 'Adler', street: '', city: '' },
    { title: 'Krone' },
  ]);
});

test('does not read the column of reasons', async () => {
  const csv = rowsToCsv([{ title: 'A' }], ',', ['lat: nord']);
  expect(csv.startsWith('\uFEFF') && csv.includes(REASON)).toBe(true);
  expect((await imported(csv))[0]).not.toHaveProperty(REASON);
});
