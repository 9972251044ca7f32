import type { OfflineMap } from '../offline-map.ts';

/** A visitor's guide is updated at most twice a day: an update downloads all of its places. */
const MAX_AGE_MS = 12 * 3_600_000;

interface SavedState {
  map: OfflineMap;
  /** Name of the branch's current snapshot; null: unknown */
  snapshot: string | null;
  /** Whether everything that was saved is still on the device */
  isComplete: boolean;
  /** ms since 1970 */
  now: number;
}

/** Why a saved guide has to be saved again; null: it is complete and current. */
export function updateReason({ map, snapshot, isComplete, now }: SavedState): 'damaged' | 'outdated' | null {
  if (!isComplete) return 'damaged';
  const age = now - Date.parse(map.date);
  // A clock that was wrong when the guide was saved gives a negative age.
  const isRecent = age >= 0 && age < MAX_AGE_MS;
  return snapshot !== null && snapshot !== map.snapshot && !isRecent ? 'outdated' : null;
}
