import { readOfflineMap, saveOfflineMap, type GuideToSave } from '../offline-map.ts';
import { isComplete } from '../is-complete.ts';
import { updateReason } from './update-reason.ts';

const LOCK = 'umkreis-update-saved-map';

interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether the visitor's connection is billed by volume, as far as the browser reports it. */
function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || connection?.type === 'cellular';
}

/**
 * Updates the saved guide if it is damaged or outdated: in one tab at a time, and not over a metered connection.
 * @param snapshot name of the branch's current snapshot; null: unknown
 * @returns why it was updated; null: there was nothing to do
 * @throws OfflineMapError; AbortError of the signal
 */
export function updateSavedMap(
  guide: GuideToSave,
  snapshot: string | null,
  signal: AbortSignal,
): Promise<'damaged' | 'outdated' | null> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    const map = lock && !isMetered() ? await readOfflineMap() : null;
    if (!map) return null;
    const reason = updateReason({ map, snapshot, isComplete: await isComplete(map), now: Date.now() });
    if (!reason) return null;
    await saveOfflineMap(guide, { withPictures: Boolean(map.pictures), onProgress: () => undefined, signal });
    return reason;
  });
}
