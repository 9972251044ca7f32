/**
 * Longest value that is read as hours, in characters: twice what OpenStreetMap takes is more than anybody writes,
 * and reading a value takes a time that grows faster than its length. A longer one is text.
 */
export const LONGEST_HOURS = 500;

/** Remarks between quotation marks, and words, that a value has at most: the parser tries to repair each of them. */
const MOST_QUOTES = 40;
const MOST_WORDS = 170;

/** Whether a value would cost more to read than any that people write, judged by its text alone. */
export const isIntricateHours = (value: string): boolean =>
  (value.match(/"/g)?.length ?? 0) > MOST_QUOTES || (value.match(/\p{L}+/gu)?.length ?? 0) > MOST_WORDS;
