const MARKS = /\p{M}+/gu;
const SHARP_S = /ß/g;

/** Lower case without diacritics: ä → a, é → e, ß → ss. */
export const fold = (word: string): string =>
  word.toLowerCase().replace(SHARP_S, 'ss').normalize('NFD').replace(MARKS, '');

/** Replaces transcribed umlauts: ae → a, oe → o, ue → u, so that ä, ae and a are equal. */
export const collapse = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** Lower case with diacritics, normalized: the spelling of a word. */
export const spelled = (word: string): string => word.toLowerCase().replace(SHARP_S, 'ss').normalize('NFC');

const UMLAUT = /[äöü]/;
export const hasUmlaut = (word: string): boolean => UMLAUT.test(word);

/** A word with transcribed umlauts: ä → ae. */
export const writtenOut = (word: string): string => word.replace(/[äöü]/g, (character) => `${fold(character)}e`);
