import papa from 'papaparse';
import type { TransferRow } from '@umkreis/contract/transfer.ts';
import { withGuard } from '@umkreis/place-files/formula-guard.ts';
import { joinValues } from '@umkreis/place-files/join-values.ts';
import { ownColumns } from '@umkreis/place-files/own-columns.ts';

/** A row in the format of the import. */
export type FileRow = Record<string, unknown>;

const numbers = ['lat', 'lon'] as const;
const DETAIL = 'detail:';
/** Columns with this prefix are comments for people. */
const NOTE = '#';
export const REASON = `${NOTE}reason`;
const BOM = '\uFEFF';

const has = (names: readonly string[], name: string) => names.includes(name);

/**
 * Places as CSV for spreadsheets: UTF-8 with a byte order mark, formulas escaped.
 * @param delimiter the one that spreadsheets expect in the person's language
 * @param reasons a comment per row, by index
 */
export function rowsToCsv(rows: readonly FileRow[], delimiter: ',' | ';', reasons?: readonly string[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys((row as TransferRow).details ?? {})))].toSorted();
  const fields = [...ownColumns, ...keys.map((key) => DETAIL + key), ...(reasons ? [REASON] : [])];
  const data = rows.map((row, index) => {
    const cell = (field: string): string => {
      if (field === REASON) return reasons![index] ?? '';
      if (field.startsWith(DETAIL)) return joinValues((row as TransferRow).details?.[field.slice(DETAIL.length)] ?? []);
      const value = row[field];
      return Array.isArray(value) ? joinValues(value.map(String)) : String(value ?? '');
    };
    return fields.map((field) => (has(numbers, field) ? cell(field) : withGuard(cell(field))));
  });
  return BOM + papa.unparse({ fields, data }, { delimiter, newline: '\r\n' });
}
