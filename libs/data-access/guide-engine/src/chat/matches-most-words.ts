import { isWithinEditDistance } from '@umkreis/search/edit-distance.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { tokenize as wordsOf } from '@umkreis/search/words.ts';

const isMatch = (word: string, term: string): boolean =>
  term.includes(word) || (word.length > 4 && isWithinEditDistance(word, collapse(term), word.length > 7 ? 2 : 1));

/**
 * Whether a place matches more than half of the words of a question; fewer may match by chance.
 * @param terms folded words of the place that matched
 */
export function matchesMostWords(question: string, terms: readonly string[]): boolean {
  const words = wordsOf(question).map((word) => collapse(fold(word)));
  return words.filter((word) => terms.some((term) => isMatch(word, collapse(term)))).length * 2 > words.length;
}
