import type { BulkResult } from '@umkreis/contract/bulk.ts';
import type { Db } from '@umkreis/db/database.ts';
import { historyTables, restoreRow, type RowChange } from '../item-history/history-rows.repository.ts';
import { loadRevisionsOfAll } from '../item-history/revisions.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { editItems, rejected } from './edit-items.ts';

/**
 * Undoes the newest revision of each of these items, as new revisions: all of them or none.
 * @param revisions the revision to undo by item, in the requested order
 * @throws ProblemError 400 naming the items that somebody has changed since
 */
export async function undoEdits(
  db: Db,
  keys: readonly ItemKey[],
  createdRevisions: ReadonlyMap<string, number>,
  author: string,
): Promise<BulkResult> {
  const order = [...createdRevisions.keys()];
  return editItems(db, keys, { author, action: 'undo', tables: historyTables }, async (trx, owner, items) => {
    const later = items.filter(({ id, version }) => version !== createdRevisions.get(id));
    if (later.length)
      throw rejected(
        later.map(({ id }) => ({ field: `/items/${order.indexOf(id)}`, message: 'changed by somebody since' })),
      );
    await restoreRevisions(trx, owner, createdRevisions);
  });
}

/** Restores what these revisions changed. @param createdRevisions the newest revision by item */
export async function restoreRevisions(
  trx: Trx,
  owner: number,
  createdRevisions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { table, before, after } of await rowsOf(trx, owner, createdRevisions))
    await restoreRow(trx, table, owner, (before ?? after)!, before);
}

/** Row changes of these revisions, each with its current key. */
async function rowsOf(trx: Trx, owner: number, createdRevisions: ReadonlyMap<string, number>): Promise<RowChange[]> {
  const revisions = await loadRevisionsOfAll(trx, owner, [...createdRevisions.keys()]);
  return revisions
    .filter(({ item_id, revision }) => createdRevisions.get(item_id) === revision)
    .flatMap(({ item_id, rows }) =>
      (rows as RowChange[]).map((row) =>
        row.table === 'items' ? { ...row, before: { ...row.before, id: item_id } } : row,
      ),
    );
}
