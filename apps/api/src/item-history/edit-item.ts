import type { Db } from '@umkreis/db/database.ts';
import { notFound } from '../http/problem-error.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
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
  /** Name of the action in the history. */
  action: string;
  /** Tables that the operation may write. */
  tables: readonly HistoryTable[];
}

/** An item that is locked for an edit, with its previous rows. */
export interface OpenEdit extends Edit {
  key: ItemKey;
  item: LockedItem;
  before: Map<HistoryTable, HistoryRow[]>;
}

/**
 * Runs an operation on a locked item in one transaction. Its changes are found by comparing the rows before and
 * after and become a revision; if nothing changed, none is written.
 * @throws ProblemError 404 if the item does not exist
 */
export async function editItem<T>(
  db: Db,
  key: ItemKey,
  edit: Edit,
  work: (trx: Trx, item: LockedItem) => Promise<T>,
): Promise<T> {
  return transact(db, key.owner_id, async (trx) => {
    const open = await startEdit(trx, key, edit);
    const result = await work(trx, open.item);
    await recordEdit(trx, open);
    return result;
  });
}

/** For work inside a transaction: call this before it and `recordEdit` after it. @throws ProblemError 404 */
export async function startEdit(trx: Trx, key: ItemKey, edit: Edit): Promise<OpenEdit> {
  const item = await lockItem(trx, key);
  if (!item) throw notFound('Item');
  return { ...edit, key, item, before: await loadHistoryRows(trx, edit.tables, key) };
}

/** Writes a revision of what changed since the edit started. */
export async function recordEdit(trx: Trx, { key, item, before, author, action, tables }: OpenEdit): Promise<void> {
  if (tables.includes('items')) await checkNewOriginal(trx, key, item.is_duplicate_of);
  const after = await loadHistoryRows(trx, tables, key);
  const rows = rowChanges(before, after);
  if (rows.length === 0) return;
  const changes = fieldChanges(before, after, rows);
  await recordWrite(trx, key, { author, action, changes, rows, editedFields: editedFieldsOf(rows, changes) });
}

/** Applies to every writer: an edit, a restored state, an accepted proposal. */
async function checkNewOriginal(trx: Trx, key: ItemKey, before: string | null): Promise<void> {
  const original = await originalOf(trx, key);
  if (original !== null && original !== before) await checkOriginal(trx, key, original);
}
