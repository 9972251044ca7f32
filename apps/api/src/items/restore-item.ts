import type { Db } from '@umkreis/db/database.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { editItem } from './edit-item.ts';
import { historyTables, putRow, rowKey, type RowChange } from './item-history.repository.ts';
import type { ItemKey } from './item.repository.ts';
import { loadRowChangesAfter } from './revisions.repository.ts';

/** What is kept when an older state comes back: a review was made, an item was featured. */
const KEPT = new Set(['item_reviews', 'featured']);

/**
 * Brings back what editors had made of an item by a revision; the state before the first revision has the number before
 * it. What the importer wrote in between stays. It is a write like any other: a revision of its own, which can be
 * undone in turn.
 * @throws ProblemError 404 when there is no such revision, 409 when somebody wrote since `seen`
 */
export async function restoreItem(db: Db, key: ItemKey, revision: number, seen: number, author: string): Promise<void> {
  await editItem(
    db,
    key,
    { author, action: 'restore', tables: historyTables.filter((table) => !KEPT.has(table)) },
    async (trx, item) => {
      if (seen !== item.version) {
        throw new ProblemError(409, 'conflict', 'Somebody changed the item since', {
          detail: 'Look at the newest version and send its number.',
          currentVersion: item.version,
        });
      }
      const { known, later } = await loadRowChangesAfter(trx, key, revision);
      if (!known) throw notFound('Revision');
      for (const { table, key: row, value } of earliest(later, key)) await putRow(trx, table, key.owner_id, row, value);
    },
  );
}

/** For each row touched, its state before the first touch. @param later oldest first */
function earliest(later: readonly RowChange[], { id }: ItemKey) {
  const states = new Map<
    string,
    { table: RowChange['table']; key: Record<string, unknown>; value: Record<string, unknown> | null }
  >();
  for (const { table, before, after } of later) {
    if (KEPT.has(table)) continue;
    if (table === 'items') {
      const known = states.get('items');
      states.set('items', { table, key: { id }, value: { ...before, ...known?.value } });
      continue;
    }
    const row = (before ?? after)!;
    const name = `${table}/${rowKey(table, row)}`;
    if (!states.has(name)) states.set(name, { table, key: row, value: before });
  }
  return states.values();
}
