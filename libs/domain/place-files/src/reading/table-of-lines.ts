import type { PlaceFileFormat, PlaceTable } from '@umkreis/contract/place-file.ts';
import { buildTable } from './build-table.ts';
import { PlaceFileError } from './place-file-error.ts';

/** Columns of comments for people */
const NOTE = '#';
/** Lines in which the header is searched: titles may precede it */
const MOST_TITLES = 10;

/**
 * A table whose header is the first line with several cells; columns and lines without content are left out.
 * @param firstNumber number of the first line in the file
 * @throws PlaceFileError for no rows, or too many
 */
export function tableOfLines(
  format: PlaceFileFormat,
  lines: readonly (readonly string[])[],
  firstNumber: number,
): PlaceTable {
  const filled = (line: readonly string[]) => line.filter(Boolean).length;
  const widest = Math.max(0, ...lines.slice(0, MOST_TITLES).map(filled));
  const head = lines.findIndex((line) => filled(line) > widest / 2);
  if (head < 0) throw new PlaceFileError('no-rows');
  const names = uniqueNames(lines[head]!, Math.max(...lines.slice(head, head + MOST_TITLES).map(filled)));
  const rows = lines.slice(head + 1).flatMap((line, index) => {
    if (!filled(line)) return [];
    const values = new Map<string, string>();
    for (const [column, name] of names.entries())
      if (name && line[column] !== undefined) values.set(name, line[column]);
    return [{ number: firstNumber + head + 1 + index, values }];
  });
  const used = names.filter((name, column) => name && !(isUnnamed(name) && lines.every((line) => !line[column])));
  return buildTable(format, rows, used);
}

const isUnnamed = (name: string) => name.startsWith('(');

/** Names of the columns; equal ones are numbered, missing ones are named by their number. */
function uniqueNames(header: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  const names: string[] = [];
  for (let column = 0; column < Math.max(header.length, width); column++) {
    const given = (header[column] ?? '').replaceAll(/\s+/g, ' ').slice(0, 100).trim();
    if (given.startsWith(NOTE)) {
      names.push('');
      continue;
    }
    const name = given || `(${column + 1})`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    names.push(times === 1 ? name : `${name} (${times})`);
  }
  return names;
}
