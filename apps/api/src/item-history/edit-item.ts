import type { Selectable } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { notFound } from '../http/problem-error.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import {
  editedFieldsOf,
  fieldChanges,
  loadHistoryRows,
  rowChanges,
  type HistoryTable,
} from './history-rows.repository.ts';
import { lockItem, recordWrite } from './record-write.repository.ts';
import { transact, type Trx } from '../writing/transaction.ts';
import type { ItemKey } from '../items/item-key.ts';

export interface Edit {
  author: string;
  /** Name of what is done, for the history. */
  action: string;
  /** Tables that the work may write. */
  tables: readonly HistoryTable[];
}

/**
 * Does a piece of work on a locked item, in one transaction. What it changed is found by comparing the rows before and
 * after; that is the revision. Work that changes nothing leaves none.
 * @throws ProblemError 404 when the item is gone
 */
export async function editItem<T>(
  db: Db,
  key: ItemKey,
  { author, action, tables }: Edit,
  work: (trx: Trx, item: Selectable<Database['items']>) => Promise<T>,
): Promise<T> {
  return transact(db, key.owner_id, async (trx) => {
    const item = await lockItem(trx, key);
    if (!item) throw notFound('Item');
    const before = await loadHistoryRows(trx, tables, key);
    const result = await work(trx, item);
    if (tables.includes('items')) await checkNewOriginal(trx, key, item.is_duplicate_of);
    const after = await loadHistoryRows(trx, tables, key);
    const rows = rowChanges(before, after);
    if (rows.length) {
      const changes = fieldChanges(before, after, rows);
      await recordWrite(trx, key, { author, action, changes, rows, editedFields: editedFieldsOf(rows, changes) });
    }
    return result;
  });
}

/** Whatever wrote it: an edit, an earlier state brought back, an accepted proposal. */
async function checkNewOriginal(trx: Trx, key: ItemKey, before: string | null): Promise<void> {
  const { is_duplicate_of: original } = await trx
    .selectFrom('items')
    .where('owner_id', '=', key.owner_id)
    .where('id', '=', key.id)
    .select('is_duplicate_of')
    .executeTakeFirstOrThrow();
  if (original !== null && original !== before) await checkOriginal(trx, key, original);
}
