/** Maximum items or events of one change. */
export const MOST_IN_BULK = 1000;

/** Rows per page of an export, and per call of an import. */
export const MOST_EXPORTED = 1000;
export const MOST_IMPORTED = 200;

/** Limits of a file of places. */
export const placeFileLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 20_000,
  columns: 200,
  /** Rows times columns */
  cells: 500_000,
} as const;

/** Maximum bytes of a calendar, whether uploaded or fetched. */
export const LARGEST_CALENDAR = 1_000_000;

/** Maximum events of a response. */
export const MOST_LISTED_EVENTS = 500;
