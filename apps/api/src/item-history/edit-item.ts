import type { Updateable } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { notFound } from '../http/problem-error.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import type { Database } from '@umkreis/db/tables.ts';
import {
  editedFieldsOf,
  fieldChanges,
  itemChange,
  loadHistoryRows,
  rowChanges,
  type HistoryRow,
  type HistoryTable,
} from './history-rows.repository.ts';
import { lockItem, recordWrite, type LockedItem } from './record-write.repository.ts';

export interface Edit {
  author: string;
  /** Name of the action in the history. */
  action: string;
  /** Tables that the operation may write. */
  tables: readonly HistoryTable[];
}

type Columns = Updateable<Database['items']>;

/** An item that is locked for an edit, with its previous rows. */
export interface OpenEdit extends Edit {
  key: ItemKey;
  item: LockedItem;
  before: Map<HistoryTable, HistoryRow[]>;
  /** New values of the item's own columns. `recordEdit` writes them, together with its version. */
  columns: Columns;
}

/** Result of an edit. */
export interface Edited<T> {
  result: T;
  /** The item's row as written; null if nothing changed. */
  stored: LockedItem | null;
}

/**
 * Runs an operation on a locked item in one transaction. Its changes are found by comparing the rows before and
 * after and become a revision; if nothing changed, none is written.
 * @throws ProblemError 404 if the item does not exist
 */
export const editItem = async <T>(
  db: Db,
  key: ItemKey,
  edit: Edit,
  work: (trx: Trx, item: LockedItem) => Promise<T>,
): Promise<T> => (await editColumns(db, key, edit, (trx, { item }) => work(trx, item))).result;

/** The same for an operation that also writes the item's own columns. */
export async function editColumns<T>(
  db: Db,
  key: ItemKey,
  edit: Edit,
  work: (trx: Trx, open: OpenEdit) => Promise<T>,
): Promise<Edited<T>> {
  return transact(db, key.owner_id, async (trx) => {
    const open = await startEdit(trx, key, edit);
    const result = await work(trx, open);
    return { result, stored: await recordEdit(trx, open) };
  });
}

/** For work inside a transaction: call this before it and `recordEdit` after it. @throws ProblemError 404 */
export async function startEdit(trx: Trx, key: ItemKey, edit: Edit): Promise<OpenEdit> {
  const item = await lockItem(trx, key);
  if (!item) throw notFound('Item');
  return { ...edit, key, item, before: await loadHistoryRows(trx, partsOf(edit.tables), key), columns: {} };
}

/** The item's own row is known: it was locked, and `recordEdit` writes it. */
const partsOf = (tables: readonly HistoryTable[]) => tables.filter((table) => table !== 'items');

/**
 * Writes the item's columns, and a revision of what changed since the edit started.
 * @returns the item's row as written; null if nothing changed
 */
export async function recordEdit(trx: Trx, open: OpenEdit): Promise<LockedItem | null> {
  const { key, item, columns, before, author, action, tables } = open;
  await checkNewOriginal(trx, open);
  const after = await loadHistoryRows(trx, partsOf(tables), key);
  const rows = [...itemChange(item, { ...item, ...columns }), ...rowChanges(before, after)];
  if (rows.length === 0) return null;
  const changes = fieldChanges(before, after, rows);
  return recordWrite(trx, key, { author, action, changes, rows, columns, editedFields: editedFieldsOf(rows, changes) });
}

/** Applies to every writer: an edit, a restored state, an accepted proposal. */
async function checkNewOriginal(trx: Trx, { key, item, columns }: OpenEdit): Promise<void> {
  const original = columns.is_duplicate_of;
  if (original && original !== item.is_duplicate_of) await checkOriginal(trx, key, original);
}
