/** What stands within a word and is left out as often as not: St Paul's, Coca-Cola, U.S.A., B&B. */
const JOINT = /['’ʼ`´.&‐‑-]/u;
const RUN = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`´.&‐‑-][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text, each in its parts: `St Paul's` is [St] [Paul, s]. */
export const wordRuns = (text: string): string[][] => (text.match(RUN) ?? []).map((run) => run.split(JOINT));

/** Words of a text, as they are written; parts of a word apart. */
export const words = (text: string): string[] => wordRuns(text).flat();

/** Words of a text with all they may be looked for as: the parts of a word, and the word without its joints. */
export const indexedWords = (text: string): string[] =>
  wordRuns(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));

/** Runs of a text with where they stand. */
export const runsIn = (text: string): IterableIterator<RegExpExecArray> => text.matchAll(RUN);
