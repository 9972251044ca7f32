/** Invisible characters: soft hyphens, joiners, marks of direction */
const INVISIBLE = /\p{Cf}/gu;
/** Diacritics of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic; in other scripts marks are letters. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const SHARP_S = /ß/g;

/** Lower case without invisible characters and typographic variants: full-width digits, ligatures. */
const lower = (word: string): string =>
  word.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().replace(SHARP_S, 'ss');

/** Lower case without diacritics: ä → a, é → e, ß → ss. */
export const fold = (word: string): string => lower(word).normalize('NFD').replace(MARKS, '').normalize('NFC');

/** Replaces transcribed umlauts: ae → a, oe → o, ue → u, so that ä, ae and a are equal. */
export const collapse = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** Lower case with diacritics, normalized: the spelling of a word. */
export const spelled = (word: string): string => lower(word).normalize('NFC');

const UMLAUT = /[äöü]/;
export const hasUmlaut = (word: string): boolean => UMLAUT.test(word);

/** A word with transcribed umlauts: ä → ae. */
export const writtenOut = (word: string): string => word.replace(/[äöü]/g, (character) => `${fold(character)}e`);
