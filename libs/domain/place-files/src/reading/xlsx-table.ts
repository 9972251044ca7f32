import readSheets from 'read-excel-file/universal';
import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { placeFileLimits } from '@umkreis/contract/size-limits.ts';
import { PlaceFileError } from './place-file-error.ts';
import { tableOfLines } from './table-of-lines.ts';
import { zipNames } from './zip-entries.ts';

/**
 * Reads the sheet with the most rows of a spreadsheet.
 * @throws PlaceFileError for a damaged or too large file, or for no rows
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<PlaceTable> {
  zipNames(bytes);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const sheets = await readSheets(buffer).catch((error: unknown) => {
    throw new PlaceFileError('damaged', { cause: error });
  });
  const lines = sheets.map(({ data }) => data).toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (lines.length > placeFileLimits.rows + 1) throw new PlaceFileError('too-many-rows');
  return tableOfLines(
    'xlsx',
    lines.map((line) => line.map(textOf)),
    1,
  );
}

/** Dates of spreadsheets have no zone: their day and time are those of UTC here. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, '');
  return String(cell).trim();
}
