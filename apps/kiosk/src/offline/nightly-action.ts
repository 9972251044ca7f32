const HOUR_MS = 3_600_000;
const NIGHT = { from: 2, until: 5 };
/** A kiosk that was started more recently is not restarted. */
const YOUNG_MS = 8 * HOUR_MS;
/** A guide stored last night is outdated the next night. */
const OLD_MS = 12 * HOUR_MS;
const TRY_AGAIN_MS = HOUR_MS / 4;
/** Until the guide is stored for the first time, the kiosk depends on the network. */
const TRY_FIRST_AGAIN_MS = 60_000;

interface Watch {
  now: number;
  /** Start time of the page, ms */
  startedAt: number;
  /** When the guide was stored, ms; null: never */
  cachedAt: number | null;
  /** Last attempt, ms; null: not on this page */
  attemptedAt: number | null;
  /** In the branch's time zone, 0–23 */
  hour: number;
  /** The kiosk is not in use. */
  isIdle: boolean;
}

/**
 * The maintenance action of a kiosk for offline operation. It stores the whole guide once; at night, while
 * idle, it restarts with the current release and stores the guide again.
 */
export function nightlyAction({
  now,
  startedAt,
  cachedAt,
  attemptedAt,
  hour,
  isIdle,
}: Watch): 'keep' | 'restart' | null {
  const pause = cachedAt === null ? TRY_FIRST_AGAIN_MS : TRY_AGAIN_MS;
  if (attemptedAt !== null && now - attemptedAt < pause) return null;
  if (cachedAt === null) return 'keep';
  if (hour < NIGHT.from || hour >= NIGHT.until) return null;
  if (isIdle && now - startedAt > YOUNG_MS) return 'restart';
  return now - cachedAt > OLD_MS ? 'keep' : null;
}
