/**
 * An answer that is read in one piece has at most so many rows, the first in its order: more than any branch, list or
 * country has. What lies beyond is a fault of the data, which must not cost the memory of the process.
 */
export const MOST_ROWS = 100_000;
