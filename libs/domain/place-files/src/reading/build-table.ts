import type { PlaceFileFormat, PlaceFileRow, PlaceTable } from '@umkreis/contract/place-file.ts';
import { placeFileLimits } from '@umkreis/contract/size-limits.ts';
import { PlaceFileError } from './place-file-error.ts';

/** A row by the names of its columns. */
export interface NamedRow extends Omit<PlaceFileRow, 'cells'> {
  values: ReadonlyMap<string, string>;
}

/**
 * Collects rows to a table.
 * @param columns in the order of the file; default: as they occur
 * @throws PlaceFileError for no rows, or too many
 */
export function buildTable(
  format: PlaceFileFormat,
  rows: readonly NamedRow[],
  columns: readonly string[] = columnsOf(rows),
): PlaceTable {
  if (rows.length === 0) throw new PlaceFileError('no-rows');
  if (rows.length > placeFileLimits.rows) throw new PlaceFileError('too-many-rows');
  const first = columns.slice(0, placeFileLimits.columns);
  if (rows.length * first.length > placeFileLimits.cells) throw new PlaceFileError('too-large');
  return {
    format,
    columns: [...first],
    moreColumns: columns.slice(placeFileLimits.columns, 2 * placeFileLimits.columns),
    rows: rows.map(({ values, ...row }) => ({ ...row, cells: first.map((name) => values.get(name) ?? null) })),
  };
}

const columnsOf = (rows: readonly NamedRow[]) => [...new Set(rows.flatMap(({ values }) => [...values.keys()]))];
