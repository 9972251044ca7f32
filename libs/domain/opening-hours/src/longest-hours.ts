/**
 * Maximum length of opening hours, characters: twice the limit of OpenStreetMap. Parsing time grows faster than the
 * length. A longer value is treated as text.
 */
export const LONGEST_HOURS = 500;

/** Maximum number of quotation marks and words in a value: the parser tries to correct each of them. */
const MOST_QUOTES = 40;
const MOST_WORDS = 170;

/** Whether parsing a value could be too expensive, judged by its text alone. */
export const isIntricateHours = (value: string): boolean =>
  (value.match(/"/g)?.length ?? 0) > MOST_QUOTES || (value.match(/\p{L}+/gu)?.length ?? 0) > MOST_WORDS;
