import papa from 'papaparse';
import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { placeFileLimits } from '@umkreis/contract/size-limits.ts';
import { withoutGuard } from '../formula-guard.ts';
import { tableOfLines } from './table-of-lines.ts';

/** A first line that names the delimiter, for Excel */
const DELIMITER_LINE = /^"?sep=(.)"?[\t,;| ]*(?:\r\n|\n|\r|$)/i;
const delimiters = [';', '\t', ',', '|'] as const;
/** Lines that the delimiter is detected in */
const SAMPLE = 20;

/**
 * Reads a table with a header, separated by commas, semicolons, tabs or vertical bars.
 * @throws PlaceFileError for no rows, or too many
 */
export function readCsv(text: string): PlaceTable {
  const declared = DELIMITER_LINE.exec(text);
  const table = declared ? text.slice(declared[0].length) : text;
  const { data } = papa.parse<string[]>(table, {
    delimiter: declared?.[1] ?? delimiterOf(table),
    // One more than allowed shows that there are too many.
    preview: placeFileLimits.rows + 2,
  });
  return tableOfLines(
    'csv',
    data.map((cells) => cells.map((cell) => withoutGuard(cell).trim())),
    declared ? 2 : 1,
  );
}

/** The delimiter that splits the first lines into the most columns of equal number. */
function delimiterOf(text: string): string {
  const scoreOf = (delimiter: string) => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: SAMPLE, skipEmptyLines: 'greedy' });
    const columns = data[0]?.length ?? 0;
    const fitting = data.filter(({ length }) => length === columns).length;
    return columns < 2 ? 0 : columns * (fitting / data.length) ** 2;
  };
  const scores = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(delimiter) }));
  return scores.toSorted((a, b) => b.score - a.score)[0]!.delimiter;
}
