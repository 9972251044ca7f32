const MARKS = /\p{M}+/gu;
const SHARP_S = /ß/g;

/** Lower case without marks: ä → a, é → e, ß → ss. */
export const fold = (word: string): string =>
  word.toLowerCase().replace(SHARP_S, 'ss').normalize('NFD').replace(MARKS, '');

/** The way umlauts are written without their keys, undone: ae → a, oe → o, ue → u. Makes ä, ae and a meet. */
export const collapse = (folded: string): string => folded.replace(/([aou])e/g, '$1');

/** Lower case with its marks, in one form: how a word is spelled. */
export const spelled = (word: string): string => word.toLowerCase().replace(SHARP_S, 'ss').normalize('NFC');

const UMLAUT = /[äöü]/;
export const hasUmlaut = (word: string): boolean => UMLAUT.test(word);

/** A spelled word as it is typed without the keys: ä → ae. */
export const writtenOut = (word: string): string => word.replace(/[äöü]/g, (letter) => `${fold(letter)}e`);
