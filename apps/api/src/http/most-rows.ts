/**
 * Maximum rows of an unpaginated response, the first in its order: more than any branch, list or country has. More
 * rows are a data error, which must not exhaust the memory of the process.
 */
export const MOST_ROWS = 100_000;
