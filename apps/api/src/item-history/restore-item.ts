import type { Db } from '@umkreis/db/database.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { detailKeysByName } from '../reference/detail-keys.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { editColumns, type OpenEdit } from './edit-item.ts';
import { fieldOf, historyTables, itemFields, restoreRow, rowKey, type RowChange } from './history-rows.repository.ts';
import { loadRowChangesAfter } from './revisions.repository.ts';

/** Unaffected by a restore: completed reviews and featured days are facts. */
const NEVER_RESTORED = new Set(['item_reviews', 'featured']);

export const restorableTables = historyTables.filter((table) => !NEVER_RESTORED.has(table));

export interface Restoring {
  author: string;
  /** Version that the editor saw. */
  version: number;
  /** Only these fields, named as in revisions; all if omitted. */
  fields?: readonly string[] | undefined;
}

/** Previous state of a row; null if it did not exist. */
interface RowState {
  table: RowChange['table'];
  key: Record<string, unknown>;
  value: Record<string, unknown> | null;
}

/**
 * Restores what editors wrote to a revision; the state before the first revision has the number before it. Imported
 * changes since then are kept. Recorded like any other write, so that it can be undone.
 * @throws ProblemError 404 if the revision does not exist, 409 if somebody wrote since `version`, 400 if none of
 * the fields was changed since
 */
export async function restoreItem(db: Db, key: ItemKey, revision: number, restoring: Restoring): Promise<void> {
  const { author, version: seen, fields } = restoring;
  await editColumns(db, key, { author, action: 'restore', tables: restorableTables }, async (trx, open) => {
    const { item } = open;
    if (seen !== item.version) {
      throw new ProblemError(409, 'conflict', 'Somebody changed the item since', {
        detail: 'Look at the newest version and send its number.',
        currentVersion: item.version,
      });
    }
    await restoreFields(trx, open, revision, fields);
  });
}

/**
 * The same within an edit of `restorableTables`.
 * @throws ProblemError 404 if the revision does not exist, 400 if none of the fields was changed since
 */
export async function restoreFields(
  trx: Trx,
  { key, columns }: OpenEdit,
  revision: number,
  fields: readonly string[] | undefined,
): Promise<void> {
  const { exists, later } = await loadRowChangesAfter(trx, key, revision);
  if (!exists) throw notFound('Revision');
  const states = earliest(later, key);
  const wanted = fields ? await only(trx, fields, states) : states;
  if (fields && wanted.length === 0) throw invalidField('/fields', 'none of them was changed since');
  for (const { table, key: row, value } of wanted)
    if (table === 'items') Object.assign(columns, value);
    else await restoreRow(trx, table, key.owner_id, row, value);
}

/** For each changed row its state before the first change. @param later oldest first */
function earliest(later: readonly RowChange[], { id }: ItemKey): RowState[] {
  const states = new Map<string, RowState>();
  for (const { table, before, after } of later) {
    if (NEVER_RESTORED.has(table)) continue;
    if (table === 'items') {
      const exists = states.get('items');
      states.set('items', { table, key: { id }, value: { ...before, ...exists?.value } });
      continue;
    }
    const row = (before ?? after)!;
    const name = `${table}/${rowKey(table, row)}`;
    if (!states.has(name)) states.set(name, { table, key: row, value: before });
  }
  return [...states.values()];
}

/** The states that belong to the fields; of the item itself only the matching columns. */
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
