import type { Db } from '@umkreis/db/database.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import type { ItemKey } from '../items/item-key.ts';
import { detailKeysByName } from '../reference/detail-keys.repository.ts';
import type { Trx } from '../writing/transaction.ts';
import { editItem } from './edit-item.ts';
import { fieldOf, historyTables, itemFields, putRow, rowKey, type RowChange } from './history-rows.repository.ts';
import { loadRowChangesAfter } from './revisions.repository.ts';

/** What is kept when an older state comes back: a review was made, an item was featured. */
const KEPT = new Set(['item_reviews', 'featured']);

export interface Restoring {
  author: string;
  /** The one that the editor saw. */
  version: number;
  /** Only these, as revisions name them; left out: all. */
  fields?: readonly string[] | undefined;
}

/** A row as it was, or null where there was none. */
interface RowState {
  table: RowChange['table'];
  key: Record<string, unknown>;
  value: Record<string, unknown> | null;
}

/**
 * Brings back what editors had made of an item by a revision; the state before the first revision has the number before
 * it. What the importer wrote in between stays. It is a write like any other: a revision of its own, which can be
 * undone in turn.
 * @throws ProblemError 404 when there is no such revision, 409 when somebody wrote since `version`, 400 when none of
 *   the fields was changed since
 */
export async function restoreItem(db: Db, key: ItemKey, revision: number, restoring: Restoring): Promise<void> {
  const { author, version: seen, fields } = restoring;
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
      const states = earliest(later, key);
      const wanted = fields ? await only(trx, fields, states) : states;
      if (fields && wanted.length === 0) throw invalidField('/fields', 'none of them was changed since');
      for (const { table, key: row, value } of wanted) await putRow(trx, table, key.owner_id, row, value);
    },
  );
}

/** For each row touched, its state before the first touch. @param later oldest first */
function earliest(later: readonly RowChange[], { id }: ItemKey): RowState[] {
  const states = new Map<string, RowState>();
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
  return [...states.values()];
}

/** Of these states those that belong to the fields; of the item itself the columns that do. */
async function only(trx: Trx, fields: readonly string[], states: readonly RowState[]): Promise<RowState[]> {
  const wanted = new Set(fields);
  const keyNames = fields.filter((field) => field.startsWith('detail:')).map((field) => field.slice('detail:'.length));
  const keys = await detailKeysByName(trx, keyNames);
  const keyIds = new Set<unknown>(keys.map(({ id }) => id));
  return states.flatMap((state): RowState[] => {
    const { table, key, value } = state;
    if (table === 'item_details') return keyIds.has(key.item_detail_key_id) ? [state] : [];
    if (table !== 'items') return wanted.has(fieldOf(table)) ? [state] : [];
    const columns = Object.entries(value!).filter(([column]) =>
      wanted.has(itemFields[column as keyof typeof itemFields]),
    );
    return columns.length > 0 ? [{ ...state, value: Object.fromEntries(columns) }] : [];
  });
}
