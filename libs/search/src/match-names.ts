import { collapse, fold } from './fold.ts';
import { words } from './words.ts';

const folded = (text: string) => words(collapse(fold(text)));

/**
 * What is named by words, without an index: each word begins one of the name. No typing errors, no synonyms, no order
 * but that given.
 * @param nameOf texts by which a row is known
 */
export function matchNames<T>(rows: readonly T[], asked: string, nameOf: (row: T) => string): T[] {
  const wanted = folded(asked);
  if (wanted.length === 0) return [];
  return rows.filter((row) => {
    const named = folded(nameOf(row));
    return wanted.every((word) => named.some((one) => one.startsWith(word)));
  });
}
