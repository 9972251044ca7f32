import type { Db } from '@umkreis/db/database.ts';
import { notFound } from '../http/problem-error.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import type { ItemKey } from '../items/item-key.ts';
import { transact, type Trx } from '../writing/transaction.ts';
import {
  editedFieldsOf,
  fieldChanges,
  loadHistoryRows,
  rowChanges,
  type HistoryRow,
  type HistoryTable,
} from './history-rows.repository.ts';
import { lockItem, originalOf, recordWrite, type LockedItem } from './record-write.repository.ts';

export interface Edit {
  author: string;
  /** Name of what is done, for the history. */
  action: string;
  /** Tables that the work may write. */
  tables: readonly HistoryTable[];
}

/** An item that is locked while somebody writes it, with its rows as they were. */
export interface OpenEdit extends Edit {
  key: ItemKey;
  item: LockedItem;
  before: Map<HistoryTable, HistoryRow[]>;
}

/**
 * Does a piece of work on a locked item, in one transaction. What it changed is found by comparing the rows before and
 * after; that is the revision. Work that changes nothing leaves none.
 * @throws ProblemError 404 when the item is gone
 */
export async function editItem<T>(
  db: Db,
  key: ItemKey,
  edit: Edit,
  work: (trx: Trx, item: LockedItem) => Promise<T>,
): Promise<T> {
  return transact(db, key.owner_id, async (trx) => {
    const open = await beginEdit(trx, key, edit);
    const result = await work(trx, open.item);
    await keepEdit(trx, open);
    return result;
  });
}

/** The same for work within a transaction: this before it, `keepEdit` after it. @throws ProblemError 404 */
export async function beginEdit(trx: Trx, key: ItemKey, edit: Edit): Promise<OpenEdit> {
  const item = await lockItem(trx, key);
  if (!item) throw notFound('Item');
  return { ...edit, key, item, before: await loadHistoryRows(trx, edit.tables, key) };
}

/** Makes a revision of what was written since the edit began. */
export async function keepEdit(trx: Trx, { key, item, before, author, action, tables }: OpenEdit): Promise<void> {
  if (tables.includes('items')) await checkNewOriginal(trx, key, item.is_duplicate_of);
  const after = await loadHistoryRows(trx, tables, key);
  const rows = rowChanges(before, after);
  if (rows.length === 0) return;
  const changes = fieldChanges(before, after, rows);
  await recordWrite(trx, key, { author, action, changes, rows, editedFields: editedFieldsOf(rows, changes) });
}

/** Whatever wrote it: an edit, an earlier state brought back, an accepted proposal. */
async function checkNewOriginal(trx: Trx, key: ItemKey, before: string | null): Promise<void> {
  const original = await originalOf(trx, key);
  if (original !== null && original !== before) await checkOriginal(trx, key, original);
}
