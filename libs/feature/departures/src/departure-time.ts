const MINUTE_MS = 60_000;
/** Departures within this many minutes are shown as a countdown. */
const SOON_MIN = 60;

/**
 * Whole minutes until a departure, at least 0; null if it is far enough away to show its time. @param departsAt ISO
 * instant
 */
export function minutesUntil(departsAt: string, now: Date): number | null {
  const minutes = Math.floor((Date.parse(departsAt) - now.getTime()) / MINUTE_MS);
  return minutes < SOON_MIN ? Math.max(0, minutes) : null;
}

/** Delay of a departure in whole minutes; negative: early; null without real-time data */
export function delayOf({ planned, expected }: { planned: string; expected: string | null }): number | null {
  return expected === null ? null : Math.round((Date.parse(expected) - Date.parse(planned)) / MINUTE_MS);
}
