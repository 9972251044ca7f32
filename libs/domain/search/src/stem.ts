import { collapse, fold } from './fold.ts';

const ending = /(?:innen|isch(?:en|em|er|es|e)|ung(?:en)?|ern|eln|um|en|em|er|es|e|s|n)$/;
const SHORTEST = 3;

/**
 * A German or English word without case, umlauts and inflectional endings, so that 'Spielplätze' and 'Spielplatz',
 * or 'bakery' and 'bakeries' match. Not necessarily a real word.
 */
export function stem(word: string): string {
  let left = collapse(fold(word));
  for (;;) {
    const next = left.replace(ending, (found) => (found.startsWith('isch') ? 'isch' : ''));
    if (next === left || next.length < SHORTEST) return left.replace(/y$/, 'i');
    left = next;
  }
}

/** Terms for stems start with it, so that no word is a prefix of them. */
const STEM_MARK = '=';
export const stemTerm = (word: string): string => STEM_MARK + stem(word);
export const isStemTerm = (term: string): boolean => term.startsWith(STEM_MARK);
