const QUARTER_MS = 900_000;

/**
 * Number of the quarter of an hour, for the version of what turns with time: days begin on a quarter in every zone, so
 * that what closes for good at midnight is gone then.
 */
export const quarterHour = (now = Date.now()): number => Math.floor(now / QUARTER_MS);

/** The instant, ms, at which the quarter of an hour of another one begins. @param at ISO 8601 with its offset, or ms */
export const quarterBegin = (at: string | number): number =>
  quarterHour(typeof at === 'string' ? Date.parse(at) : at) * QUARTER_MS;
