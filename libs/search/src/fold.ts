const MARKS = /\p{M}+/gu;
const SHARP_S = /ß/g;

/** Lower case without marks: ä → a, é → e, ß → ss. */
export const fold = (word: string): string =>
  word.toLowerCase().replace(SHARP_S, 'ss').normalize('NFD').replace(MARKS, '');

/** The way umlauts are written without their keys, undone: ae → a, oe → o, ue → u. Makes ä, ae and a meet. */
export const collapse = (folded: string): string => folded.replace(/([aou])e/g, '$1');
