import papa from 'papaparse';
import type { PlaceFile } from '@umkreis/contract/place-file.ts';
import { withGuard } from '@umkreis/place-files/formula-guard.ts';

const BOM = '\uFEFF';

/** Rows of a file as a table with its own columns, so that they can be corrected and imported again. */
export function rejectedCsv(
  { columns, rows }: Pick<PlaceFile, 'columns' | 'rows'>,
  reasons: ReadonlyMap<number, string>,
  delimiter: ',' | ';',
): string {
  const hasPositions = rows.some(({ position }) => position);
  const data = rows
    .filter(({ number }) => reasons.has(number))
    .map(({ number, cells, position }) => [
      ...columns.map((_, column) => withGuard(cells[column] ?? '')),
      ...(hasPositions ? [String(position?.[1] ?? ''), String(position?.[0] ?? '')] : []),
      withGuard(reasons.get(number)!),
    ]);
  const fields = [...columns, ...(hasPositions ? ['lat', 'lon'] : []), '#reason'];
  return BOM + papa.unparse({ fields, data }, { delimiter, newline: '\r\n' });
}
