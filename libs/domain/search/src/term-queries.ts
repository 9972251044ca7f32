import type { Query, SearchOptions } from 'minisearch';
import { otherSpellings } from './abbreviations.ts';
import { collapse, fold, hasUmlaut, spelled, writtenOut } from './fold.ts';
import { stemTerm } from './stem.ts';
import { isUnspaced, pairsOf } from './unspaced-scripts.ts';
import { partsOf } from './words.ts';

export type Step = Omit<SearchOptions, 'processTerm'> & {
  processTerm: (word: string) => string;
  /** A typed umlaut does not match the start of a word spelled without it: 'Bäck' is no prefix of 'Backrest'. */
  keepsUmlauts?: boolean;
};

/** Weight of a match inside a word, compared with one at its start */
const PART_BOOST = 0.35;
/** If more words match inside, the term is too short to be useful */
const MOST_PARTS = 60;

/** Terms for a word of a script without spaces: the word and its parts. */
export const unspacedTerms = (word: string): string[] => [word, ...pairsOf(word), ...word];

/** A query of complete terms of the index. */
const asTerms = (queries: readonly string[]) => ({
  queries: [...queries],
  combineWith: 'OR' as const,
  prefix: false,
  fuzzy: false as const,
  processTerm: (term: string) => term,
});

/** Builds the queries of a step. @param terms of the index, without stems */
export function termQueries(terms: ReadonlySet<string>, step: Step) {
  /** A word with inner punctuation is searched without it and in its parts: Coca-Cola finds `CocaCola`, `Coca Cola`. */
  function ofRun(run: readonly string[]): Query {
    const parts = partsOf(run);
    if (parts.length === 1) return ofWord(parts[0]!);
    const telling = parts.filter((part) => part.length > 1 || /\d/.test(part));
    const whole = ofWord(run.join(''));
    if (telling.length === 0) return whole;
    return { combineWith: 'OR', queries: [whole, { combineWith: 'AND', queries: telling.map(ofWord) }] };
  }

  function ofWord(word: string): Query {
    const folded = fold(word);
    if (isUnspaced(folded)) return { ...asTerms(pairsOf(folded)), combineWith: 'AND' };
    if (/^\d{1,3}\p{L}?$/u.test(folded)) return asTerms(numbersLike(folded));
    const own = spelled(word);
    // Stems ignore umlauts: a later step looks for 'baeck' as 'bäck'.
    const isTranscribed = collapse(folded) !== step.processTerm(word);
    return {
      combineWith: 'OR',
      queries: [
        step.keepsUmlauts && hasUmlaut(own) ? ofUmlauts(own) : ofLetters(word),
        asTerms([...(isTranscribed ? [] : [stemTerm(word)]), ...otherSpellings(folded)]),
      ],
    };
  }

  function ofLetters(word: string): Query {
    const around = termsContaining(step.processTerm(word));
    return around.length === 0 ? word : { combineWith: 'OR', queries: [word, inside(around)] };
  }

  /** Terms that start with the word, also with transcribed umlauts, contain it, or equal it without diacritics. */
  function ofUmlauts(word: string): Query {
    const around = termsContaining(word);
    return {
      combineWith: 'OR',
      queries: [
        { ...asTerms([word, writtenOut(word)]), prefix: true },
        asTerms([fold(word)]),
        ...(around.length > 0 ? [inside(around)] : []),
      ],
    };
  }

  /** House numbers: 12 is also 12a, but not 120. */
  const numbersLike = (number: string) => [number, ...[...'abcdefgh'].map((letter) => number + letter)];

  /**
   * Terms that contain a term of the query: 'bäckerei' in 'Dorfbäckerei'. Three characters must be at the end: 'see'
   * in 'Bergsee'.
   */
  function termsContaining(term: string): string[] {
    if (term.length < 3) return [];
    const around: string[] = [];
    for (const word of terms) {
      const at = word.indexOf(term, 1);
      if (at > 0 && (term.length > 3 || word.endsWith(term)) && around.push(word) > MOST_PARTS) return [];
    }
    return around;
  }

  return { ofRun };
}

const inside = (around: readonly string[]) => ({ ...asTerms(around), boostTerm: () => PART_BOOST });
