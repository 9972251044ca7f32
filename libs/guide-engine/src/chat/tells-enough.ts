import { isWithinErrors } from '@umkreis/search/edit-distance.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { words as wordsOf } from '@umkreis/search/words.ts';

const isMeant = (word: string, term: string): boolean =>
  term.includes(word) || (word.length > 4 && isWithinErrors(word, collapse(term), word.length > 7 ? 2 : 1));

/**
 * Whether a place matches more than half of the words of a question; fewer may match by chance.
 * @param terms folded words of the place that matched
 */
export function tellsEnough(asked: string, terms: readonly string[]): boolean {
  const words = wordsOf(asked).map((word) => collapse(fold(word)));
  return words.filter((word) => terms.some((term) => isMeant(word, collapse(term)))).length * 2 > words.length;
}
