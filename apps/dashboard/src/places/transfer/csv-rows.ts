import papa from 'papaparse';
import type { TransferRow } from '@umkreis/contract/transfer.ts';
import { withGuard, withoutGuard } from './formula-guard.ts';

/** A row as read from a file; it is validated by the API. */
export type FileRow = Record<string, unknown>;
export interface ReadFile {
  rows: FileRow[];
  /** Columns without a known meaning. */
  unknownColumns: string[];
}

const texts = [
  'id',
  'title',
  'type',
  'street',
  'housenumber',
  'postcode',
  'city',
  'country',
  'datePermanentlyClosed',
] as const;
const numbers = ['lat', 'lon'] as const;
const lists = ['categories', 'tags'] as const;
const columns = [
  'id',
  'title',
  'type',
  'lat',
  'lon',
  'categories',
  'tags',
  'street',
  'housenumber',
  'postcode',
  'city',
  'country',
  'datePermanentlyClosed',
] as const;
const DETAIL = 'detail:';
/** Columns with this prefix are comments for people. */
const NOTE = '#';
export const REASON = `${NOTE}reason`;
const BOM = '\uFEFF';

const has = (names: readonly string[], name: string) => names.includes(name);

/** Several values in one cell. */
const joined = (values: readonly string[]) =>
  values.map((value) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join(' | ');

function split(cell: string): string[] {
  const values = [''];
  for (const [part] of cell.matchAll(/\\.|[^\\|]+|\||\\/gsu)) {
    if (part === '|') values.push('');
    else values[values.length - 1] += part.length === 2 && part[0] === '\\' ? part[1]! : part;
  }
  return values.map((value) => value.trim()).filter(Boolean);
}

/**
 * Places as CSV for spreadsheets: UTF-8 with a byte order mark, formulas escaped.
 * @param delimiter the one that spreadsheets expect in the person's language
 * @param reasons a comment per row, by index
 */
export function rowsToCsv(rows: readonly FileRow[], delimiter: ',' | ';', reasons?: readonly string[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys((row as TransferRow).details ?? {})))].toSorted();
  const fields = [...columns, ...keys.map((key) => DETAIL + key), ...(reasons ? [REASON] : [])];
  const data = rows.map((row, index) => {
    const cell = (field: string): string => {
      if (field === REASON) return reasons![index] ?? '';
      if (field.startsWith(DETAIL)) return joined((row as TransferRow).details?.[field.slice(DETAIL.length)] ?? []);
      const value = row[field];
      return Array.isArray(value) ? joined(value.map(String)) : String(value ?? '');
    };
    return fields.map((field) => (has(numbers, field) ? cell(field) : withGuard(cell(field))));
  });
  return BOM + papa.unparse({ fields, data }, { delimiter, newline: '\r\n' });
}

/** Parses a CSV table; missing columns stay undefined. Numbers may have a decimal comma. */
export function csvToRows(text: string): ReadFile {
  const { data, meta } = papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: headerOf,
    delimiter: delimiterOf(text),
  });
  const fields = meta.fields ?? [];
  const knownColumns = fields.filter(
    (field) => has(columns, field) || (field.startsWith(DETAIL) && field.length > DETAIL.length),
  );
  return {
    unknownColumns: fields.filter((field) => field && !knownColumns.includes(field) && !field.startsWith(NOTE)),
    rows: data.map((line) => {
      const row: FileRow = {};
      const details: Record<string, string[]> = {};
      for (const field of knownColumns) {
        // A short row leaves its last columns undefined; an empty cell erases a value.
        if (line[field] === undefined) continue;
        const cell = withoutGuard(line[field]).trim();
        if (field.startsWith(DETAIL)) details[field.slice(DETAIL.length)] = split(cell);
        else if (has(lists, field)) row[field] = split(cell);
        else if (has(numbers, field)) {
          if (cell) row[field] = numberOf(cell);
        } else if (has(texts, field) && (cell || !has(['id', 'type'], field))) row[field] = cell;
      }
      return Object.keys(details).length ? { ...row, details } : row;
    }),
  };
}

/** A column name without surrounding whitespace, also around the key of a detail. */
function headerOf(cell: string): string {
  const name = cell.trim();
  return name.startsWith(DETAIL) ? DETAIL + name.slice(DETAIL.length).trim() : name;
}

/** The delimiter, detected in the header row. Column names do not contain one. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)![0];
  const times = (mark: string) => header.split(mark).length;
  return [',', ';', '\t'].toSorted((a, b) => times(b) - times(a))[0]!;
}

/** Text that is not a number is passed on, so that the API reports it. */
function numberOf(cell: string): number | string {
  const value = Number(/^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell);
  return Number.isFinite(value) ? value : cell;
}
