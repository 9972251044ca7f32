const QUARTER_MS = 900_000;

/**
 * Number of the quarter hour, for versions of time-dependent data. Days start on a quarter hour in every zone, so a
 * place closing permanently at midnight disappears on time.
 */
export const quarterHour = (now = Date.now()): number => Math.floor(now / QUARTER_MS);

/** Start of the quarter hour of an instant, ms. @param at ISO 8601 with offset, or ms */
export const quarterStart = (at: string | number): number =>
  quarterHour(typeof at === 'string' ? Date.parse(at) : at) * QUARTER_MS;
