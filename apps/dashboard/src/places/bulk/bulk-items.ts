import type { Auth } from '@umkreis/contract/boot.ts';
import type { BulkChange, BulkResult } from '@umkreis/contract/bulk.ts';
import { MOST_IN_BULK } from '@umkreis/contract/size-limits.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** Timeout, ms: 1000 items take long. */
const LONGEST_MS = 60_000;

export type Changed = BulkResult['changed'];

/**
 * Changes many places in batches of 1000; each batch is atomic.
 * @param onProgress called with the number of places done and the changes that can be undone
 * @throws ApiError naming the rejected places; earlier batches stay applied
 */
export async function bulkItems(
  context: ApiContext,
  auth: Auth,
  ids: readonly string[],
  change: BulkChange,
  onProgress: (done: number, changed: Changed) => void,
): Promise<Changed> {
  const changed: Changed = [];
  for (let at = 0; at < ids.length; at += MOST_IN_BULK) {
    const itemIds = ids.slice(at, at + MOST_IN_BULK);
    const result = await callApi(context, 'PUT /items/bulk/', {
      body: { ...change, itemIds },
      auth,
      timeout: LONGEST_MS,
    });
    changed.push(...result.changed);
    onProgress(Math.min(ids.length, at + itemIds.length), changed);
  }
  return changed;
}

/**
 * Undoes a change of many places.
 * @param onProgress called with the number of places done
 * @throws ApiError naming the places that somebody has changed since
 */
export async function undoBulkItems(
  context: ApiContext,
  auth: Auth,
  changed: Changed,
  onProgress: (done: number) => void,
): Promise<void> {
  for (let at = 0; at < changed.length; at += MOST_IN_BULK) {
    await callApi(context, 'PUT /items/bulk/undo/', {
      body: { items: changed.slice(at, at + MOST_IN_BULK) },
      auth,
      timeout: LONGEST_MS,
    });
    onProgress(Math.min(changed.length, at + MOST_IN_BULK));
  }
}
