import type { UndoneImport } from '@umkreis/contract/place-file.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { setBinned } from '../dashboard-items/bulk-rows.repository.ts';
import { restoreRevisions } from '../dashboard-items/undo-edits.ts';
import { notFound } from '../http/problem-error.ts';
import {
  editedFieldsOf,
  fieldChanges,
  historyTables,
  loadHistoryRowsOfAll,
  rowChanges,
} from '../item-history/history-rows.repository.ts';
import { lockItemsOf, recordWrites } from '../item-history/record-write.repository.ts';
import { importedItems, lockImport, removeImported, type WrittenItem } from './imports.repository.ts';

/** Items of one call, in one transaction */
const MOST_UNDONE = 500;

interface Undo {
  branch: number;
  id: string;
  author: string;
  /** Whether the person may write this owner's items. */
  mayWrite(owner: number): boolean;
}

/**
 * Undoes an import: created items are moved to the trash, changed ones get their previous values. Items that somebody
 * has changed since, or that the person may not write, are left as they are.
 * @throws ProblemError 404 for an unknown import
 */
export const undoImport = (db: Db, { branch, id, author, mayWrite }: Undo): Promise<UndoneImport> =>
  transact(db, branch, async (trx) => {
    if (!(await lockImport(trx, branch, id))) throw notFound('Import');
    const items = await importedItems(trx, branch, id, MOST_UNDONE);
    const result: Omit<UndoneImport, 'left'> = { trashed: 0, restored: 0, kept: [] };
    const owners = [...Map.groupBy(items, ({ owner }) => owner)].toSorted(([a], [b]) => a - b);
    for (const [owner, ofOwner] of owners) {
      const { undone, kept } = await undoOf(trx, owner, mayWrite(owner) ? ofOwner : [], author);
      result.trashed += undone.filter(({ isNew }) => isNew).length;
      result.restored += undone.filter(({ isNew }) => !isNew).length;
      result.kept.push(...kept);
    }
    const left = await removeImported(
      trx,
      branch,
      id,
      items.map((item) => item.id),
    );
    return { ...result, left };
  });

async function undoOf(trx: Trx, owner: number, items: readonly WrittenItem[], author: string) {
  if (items.length === 0) return { undone: [], kept: [] };
  const locked = await lockItemsOf(
    trx,
    owner,
    items.map(({ id }) => id),
  );
  const byId = new Map(locked.map((item) => [item.id, item]));
  const undone = items.filter(({ id, revision }) => byId.get(id)?.version === revision);
  const kept = items.flatMap(({ id, revision }) => {
    const item = byId.get(id);
    return item && item.version !== revision ? [{ id, title: item.title }] : [];
  });
  const ids = undone.map(({ id }) => id);
  if (ids.length === 0) return { undone, kept };
  const before = await loadHistoryRowsOfAll(trx, historyTables, owner, ids);
  const created = undone.filter(({ isNew }) => isNew).map(({ id }) => id);
  if (created.length > 0) await setBinned(trx, owner, created, true);
  const changed = new Map(undone.filter(({ isNew }) => !isNew).map(({ id, revision }) => [id, revision]));
  if (changed.size > 0) await restoreRevisions(trx, owner, changed);
  const after = await loadHistoryRowsOfAll(trx, historyTables, owner, ids);
  const writes = ids.flatMap((id) => {
    const rows = rowChanges(before.get(id)!, after.get(id)!);
    const changes = fieldChanges(before.get(id)!, after.get(id)!, rows);
    return rows.length > 0
      ? [{ id, author, action: 'undo', changes, rows, editedFields: editedFieldsOf(rows, changes) }]
      : [];
  });
  await recordWrites(trx, owner, writes);
  return { undone, kept };
}
