import type { EventKey } from '@umkreis/calendars/event-rows.repository.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import type { EventBulkResult } from '@umkreis/contract/event-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/owner-transaction.ts';
import { branchesShowing, setBinned } from './binned-events.repository.ts';

/**
 * Moves events of one or several owners to the trash or restores them, in one transaction; each gets a revision.
 * Events that are there already stay as they are.
 */
export async function binEvents(
  db: Db,
  keys: readonly EventKey[],
  isBinned: boolean,
  author: string,
): Promise<EventBulkResult> {
  // Locks are always taken in the same order to prevent deadlocks.
  const owners = [...Map.groupBy(keys, (key) => key.owner_id)].toSorted(([a], [b]) => a - b);
  return transact(db, owners[0]![0], async (trx) => {
    const changed: string[] = [];
    for (const [owner, ofOwner] of owners) {
      const ids = await setBinned(
        trx,
        owner,
        ofOwner.map(({ id }) => id),
        { isBinned, author },
      );
      if (ids.length > 0) await bumpContent(trx, owner, [], await branchesShowing(trx, owner, ids));
      changed.push(...ids);
    }
    return { changed, unchanged: keys.length - changed.length };
  });
}
