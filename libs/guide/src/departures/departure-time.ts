const MINUTE_MS = 60_000;
/** Nearer than this a departure is told in minutes. */
const SOON_MIN = 60;

/** Whole minutes until a departure, at least 0; null when it is far enough for its time. @param leaves ISO instant */
export function minutesUntil(leaves: string, now: Date): number | null {
  const minutes = Math.floor((Date.parse(leaves) - now.getTime()) / MINUTE_MS);
  return minutes < SOON_MIN ? Math.max(0, minutes) : null;
}

/** Whole minutes a departure is later than planned; negative: earlier; null without real-time data. */
export function delayOf({ planned, expected }: { planned: string; expected: string | null }): number | null {
  return expected === null ? null : Math.round((Date.parse(expected) - Date.parse(planned)) / MINUTE_MS);
}
