const QUARTER_MS = 900_000;

/**
 * Number of the quarter of an hour, for the version of what turns with time: days begin on a quarter in every zone, so
 * that what closes for good at midnight is gone then.
 */
export const quarterHour = (now = Date.now()): number => Math.floor(now / QUARTER_MS);
