/** Punctuation inside words that is often omitted: St Paul's, Coca-Cola, U.S.A., B&B */
const JOINT = /['’ʼ`´.&‐‑-]/u;
const RUN = /[\p{L}\p{N}\p{M}\p{Cf}]+(?:['’ʼ`´.&‐‑-][\p{L}\p{N}\p{M}\p{Cf}]+)*/gu;

/** The words of a text, split at inner punctuation: `St Paul's` is [St] [Paul, s]. */
export const wordRuns = (text: string): string[][] => (text.match(RUN) ?? []).map((run) => run.split(JOINT));

/** The words of a text as written, split at inner punctuation. */
export const tokenize = (text: string): string[] => wordRuns(text).flat();

/** Terms for the index: the parts of words, and the words without inner punctuation. */
export const indexTermsOf = (text: string): string[] =>
  wordRuns(text).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));

/** Words of a text with their positions. */
export const runsIn = (text: string): IterableIterator<RegExpExecArray> => text.matchAll(RUN);

/** A word of letters followed by a house number without a space */
const JOINED_NUMBER = /^(\p{L}{3,})(\d{1,4}\p{L}?)$/u;

/** The words of a run with punctuation or a house number in it: 'Coca-Cola', 'Landstrasse25'. */
export const partsOf = (run: readonly string[]): readonly string[] =>
  run.flatMap((part) => JOINED_NUMBER.exec(part.normalize('NFKC'))?.slice(1) ?? [part]);
