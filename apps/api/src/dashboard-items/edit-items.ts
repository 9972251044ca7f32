import type { BulkResult } from '@umkreis/contract/bulk.ts';
import type { Db } from '@umkreis/db/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Edit } from '../item-history/edit-item.ts';
import {
  editedFieldsOf,
  fieldChanges,
  loadHistoryRowsOfAll,
  rowChanges,
} from '../item-history/history-rows.repository.ts';
import { recordWrites, lockItemsOf, type LockedItem } from '../item-history/record-write.repository.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';

export interface RowError {
  /** JSON pointer into the body. */
  field: string;
  message: string;
}

export const rejected = (errors: readonly RowError[]) =>
  new ProblemError(400, 'invalid-field', 'Nothing was changed: some items are refused', { errors: [...errors] });

/**
 * Runs an operation on many locked items, possibly of several owners, in one transaction. Changes are found by
 * comparing the rows before and after and become a revision of each item.
 * @param work called once per owner; its changes to other items are not recorded in their history
 * @throws ProblemError 400 naming the items that do not exist
 */
export async function editItems(
  db: Db,
  keys: readonly ItemKey[],
  { author, action, tables }: Edit,
  work: (trx: Trx, owner: number, items: readonly LockedItem[]) => Promise<void>,
): Promise<BulkResult> {
  // Locks are always taken in the same order to prevent deadlocks.
  const owners = [...Map.groupBy(keys, (key) => key.owner_id)].toSorted(([a], [b]) => a - b);
  return transact(db, owners[0]![0], async (trx) => {
    const changed: BulkResult['changed'] = [];
    for (const [owner, ofOwner] of owners) {
      const ids = ofOwner.map(({ id }) => id);
      const items = await lockItems(trx, owner, ids);
      const before = await loadHistoryRowsOfAll(trx, tables, owner, ids);
      await work(trx, owner, items);
      const after = await loadHistoryRowsOfAll(trx, tables, owner, ids);
      const originals: { id: string; original: unknown }[] = [];
      const writes = ids.flatMap((id) => {
        const rows = rowChanges(before.get(id)!, after.get(id)!);
        if (rows.length === 0) return [];
        originals.push({ id, original: rows.find(({ table }) => table === 'items')?.after?.is_duplicate_of });
        const changes = fieldChanges(before.get(id)!, after.get(id)!, rows);
        return [{ id, author, action, changes, rows, editedFields: editedFieldsOf(rows, changes) }];
      });
      for (const { id, original } of originals)
        if (typeof original === 'string') await checkOriginal(trx, { owner_id: owner, id }, original);
      for (const [id, revision] of await recordWrites(trx, owner, writes)) changed.push({ id, revision });
    }
    return { changed, unchanged: keys.length - changed.length };
  });
}

async function lockItems(trx: Trx, owner: number, ids: readonly string[]): Promise<LockedItem[]> {
  const items = await lockItemsOf(trx, owner, ids);
  const there = new Set(items.map(({ id }) => id));
  const missing = ids.flatMap((id, index) =>
    there.has(id) ? [] : [{ field: `/itemIds/${index}`, message: 'no such item any more' }],
  );
  if (missing.length) throw rejected(missing);
  return items;
}
