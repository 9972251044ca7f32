import { describe, expect, it } from 'vitest';
import { bytesOf, latin1, utf16 } from '../testing/place-samples.ts';
import { readPlaceFile } from './read-place-file.ts';

const read = (text: string) => readPlaceFile(bytesOf(text));
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { columns, rows } = await readPlaceFile(bytes);
  return [columns, ...rows.map(({ cells }) => cells)];
};

describe('tables as text', () => {
  it.each([
    ['semicolons', 'Name;Ort\nLinde;Vaduz\n'],
    ['commas', 'Name,Ort\nLinde,Vaduz\n'],
    ['tabs', 'Name\tOrt\nLinde\tVaduz\n'],
    ['vertical bars', 'Name|Ort\nLinde|Vaduz\n'],
    ['a declared delimiter', 'sep=;\nName;Ort\nLinde;Vaduz\n'],
    ['a declared delimiter in quotes', '"sep=|"\r\nName|Ort\r\nLinde|Vaduz\r\n'],
    ['old line ends', 'Name;Ort\rLinde;Vaduz\r'],
    ['a title above the header', 'Stand: November 2026\n\nName;Ort\nLinde;Vaduz\n'],
    ['empty lines', '\n\nName;Ort\n\nLinde;Vaduz\n;\n'],
    ['comments for people', 'Name;#reason;Ort\nLinde;zu alt;Vaduz\n'],
  ])('reads %s', async (_name, text) => {
    expect(await cellsOf(bytesOf(text))).toEqual([
      ['Name', 'Ort'],
      ['Linde', 'Vaduz'],
    ]);
  });

  it.each([
    ['UTF-8', bytesOf('Name;Ort\nGrößl;Zürich\n')],
    ['UTF-8 with a byte order mark', bytesOf('\uFEFFName;Ort\nGrößl;Zürich\n')],
    ['UTF-16 with a byte order mark', utf16('Name\tOrt\r\nGrößl\tZürich\r\n')],
    ['UTF-16 without a byte order mark', utf16('Name\tOrt\r\nGrößl\tZürich\r\n').slice(2)],
    ['Windows-1252', latin1('Name;Ort\nGrößl;Zürich\n')],
  ])('decodes %s', async (_name, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['Name', 'Ort'],
      ['Größl', 'Zürich'],
    ]);
  });

  it('detects the delimiter of a header with few commas by the lines below it', async () => {
    const { columns } = await read('Name, Zusatz;Ort\nLinde, klein;Vaduz\nKrone;Schaan\n');
    expect(columns).toEqual(['Name, Zusatz', 'Ort']);
  });

  it('numbers rows by their line, equal columns by their count and unnamed columns by their place', async () => {
    const table = await read('Tel;Tel;\n1;2;3\n\n4;5;6\n');
    expect(table.columns).toEqual(['Tel', 'Tel (2)', '(3)']);
    expect(table.rows.map(({ number }) => number)).toEqual([2, 4]);
  });

  it('distinguishes an empty cell from a missing one', async () => {
    expect((await read('Name,Strasse,Ort\nLinde,,\nKrone\n')).rows.map(({ cells }) => cells)).toEqual([
      ['Linde', '', ''],
      ['Krone', null, null],
    ]);
  });
});

describe('limits', () => {
  it('reports columns beyond the maximum', async () => {
    const names = Array.from({ length: 210 }, (_, index) => `c${index}`);
    const table = await read(`${names.join(';')}\n${names.map(() => 'x').join(';')}\n`);
    expect([table.columns.length, table.moreColumns[0], table.moreColumns.length]).toEqual([200, 'c200', 10]);
  });

  it.each([
    ['too-many-rows', `Name\n${'Linde\n'.repeat(20_001)}`],
    ['too-large', `${'c;'.repeat(100)}c\n${`${'x;'.repeat(100)}x\n`.repeat(6000)}`],
    ['no-rows', 'Name;Ort\n'],
    ['empty', ' \n '],
  ])('rejects a file as %s', async (fault, text) => {
    await expect(read(text)).rejects.toMatchObject({ fault });
  });

  it('reads a row of a million characters', async () => {
    const { rows } = await read(`Name;Text\nLinde;${'x'.repeat(1_000_000)}\n`);
    expect(rows[0]!.cells[1]).toHaveLength(1_000_000);
  });
});

it.each([
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff, 0xe0]],
  ['archive', [0x1f, 0x8b, 0x08]],
  ['shapefile', [0x00, 0x00, 0x27, 0x0a]],
  ['geopackage', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['unknown', [0, 1, 2, 3, 0, 0, 7, 0, 0, 0]],
])('rejects %s by its content', async (fault, bytes) => {
  await expect(readPlaceFile(new Uint8Array(bytes))).rejects.toMatchObject({ fault });
});

it.each([
  ['html', '<!DOCTYPE html><html><body>Orte</body></html>'],
  ['osm', '<?xml version="1.0"?><osm version="0.6"><node id="1"/></osm>'],
  ['gml', '<?xml version="1.0"?><gml:FeatureCollection xmlns:gml="x"></gml:FeatureCollection>'],
  ['topojson', '{"type":"Topology","objects":{}}'],
  ['damaged', '{"type":"FeatureCollection","features":['],
  ['unknown', '{"a":1}'],
])('rejects %s with what it is', async (fault, text) => {
  await expect(read(text)).rejects.toMatchObject({ fault });
});
