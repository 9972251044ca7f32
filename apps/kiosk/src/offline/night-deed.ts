const HOUR_MS = 3_600_000;
const NIGHT = { from: 2, until: 5 };
/** A kiosk that was started in the evening needs no new start. */
const YOUNG_MS = 8 * HOUR_MS;
/** What was kept last night is old the next. */
const OLD_MS = 12 * HOUR_MS;
const TRY_AGAIN_MS = HOUR_MS / 4;

interface Watch {
  now: number;
  /** When the page began, ms */
  startedAt: number;
  /** When the guide was kept; null: never, ms */
  keptAt: number | null;
  /** When it was tried last; null: not by this page, ms */
  triedAt: number | null;
  /** On the clock of the branch, 0–23 */
  hour: number;
  /** Nobody stands before it. */
  isIdle: boolean;
}

/**
 * What a kiosk does for times without a network. It keeps its guide whole once it is there; at night it starts again
 * with what is released by then, when nobody stands before it, and keeps its guide anew.
 */
export function nightDeed({ now, startedAt, keptAt, triedAt, hour, isIdle }: Watch): 'keep' | 'restart' | null {
  if (triedAt !== null && now - triedAt < TRY_AGAIN_MS) return null;
  if (keptAt === null) return 'keep';
  if (hour < NIGHT.from || hour >= NIGHT.until) return null;
  if (isIdle && now - startedAt > YOUNG_MS) return 'restart';
  return now - keptAt > OLD_MS ? 'keep' : null;
}
