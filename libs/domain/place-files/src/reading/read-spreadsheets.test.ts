import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bytesOf } from '../testing/place-samples.ts';
import { readPlaceFile } from './read-place-file.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet with one sheet, as Excel writes it. */
const spreadsheet = (sheet: string, sharedStrings: readonly string[] = []) =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': bytesOf('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      'xl/workbook.xml': bytesOf(
        `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Orte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': bytesOf(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
          <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
          <Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>
          <Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
      'xl/styles.xml': bytesOf(
        `<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ),
      'xl/sharedStrings.xml': bytesOf(
        `<sst ${MAIN}>${sharedStrings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
      ),
      'xl/worksheets/sheet1.xml': bytesOf(`<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`),
    }),
  );

const text = (at: string, index: number) => `<c r="${at}" t="s"><v>${index}</v></c>`;

it('reads texts, numbers, dates and gaps of a spreadsheet', async () => {
  const bytes = spreadsheet(
    `<row r="1">${text('A1', 0)}${text('B1', 1)}${text('C1', 2)}</row>
     <row r="3">${text('A3', 3)}<c r="B3"><v>47.139</v></c><c r="C3" s="1"><v>46552</v></c></row>`,
    ['Name', 'Breite', 'Geschlossen', 'Größl &amp; Co'],
  );
  expect(await readPlaceFile(bytes)).toMatchObject({
    format: 'xlsx',
    columns: ['Name', 'Breite', 'Geschlossen'],
    rows: [{ number: 3, cells: ['Größl & Co', '47.139', '2027-06-14'] }],
  });
});

/** Offset of the inflated size in the header of an entry in the directory of a zip file */
const INFLATED_SIZE = 24;

it('rejects a spreadsheet that inflates to more than its maximum, before inflating it', async () => {
  const bomb = new Uint8Array(zipSync({ 'xl/workbook.xml': new Uint8Array(100_000) }));
  const view = new DataView(bomb.buffer);
  const header = bomb.findIndex((_, at) => at + 4 <= bomb.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(header + INFLATED_SIZE, 160 * 1024 * 1024, true);
  await expect(readPlaceFile(bomb)).rejects.toMatchObject({ fault: 'too-large' });
});

it.each([
  ['ods', { 'content.xml': bytesOf('<x/>'), mimetype: bytesOf('x') }],
  ['document', { 'word/document.xml': bytesOf('<x/>') }],
  ['shapefile', { 'orte.shp': bytesOf('x'), 'orte.dbf': bytesOf('x') }],
  ['archive', { 'orte.csv': bytesOf('a;b') }],
])('rejects %s in a zip file with what it is', async (fault, entries) => {
  await expect(readPlaceFile(new Uint8Array(zipSync(entries)))).rejects.toMatchObject({ fault });
});

it('rejects a damaged spreadsheet', async () => {
  const bytes = spreadsheet('');
  await expect(readPlaceFile(bytes.slice(0, bytes.length - 40))).rejects.toMatchObject({ fault: 'damaged' });
});
