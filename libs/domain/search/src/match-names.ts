import { collapse, fold } from './fold.ts';
import { tokenize } from './words.ts';

const folded = (text: string) => tokenize(collapse(fold(text)));

/**
 * Matches names without an index: each word of the query must start a word of the name. No typing errors, no
 * synonyms, in the given order.
 * @param nameOf the name of a row
 */
export function matchNames<T>(rows: readonly T[], query: string, nameOf: (row: T) => string): T[] {
  const wanted = folded(query);
  if (wanted.length === 0) return [];
  return rows.filter((row) => {
    const named = folded(nameOf(row));
    return wanted.every((word) => named.some((one) => one.startsWith(word)));
  });
}
