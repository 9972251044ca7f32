import type { ItemMerge, MergeField } from '@umkreis/contract/merge.ts';
import type { MergePart } from '@umkreis/contract/merge-parts.ts';
import type { Db } from '@umkreis/db/database.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import {
  editedFieldsOf,
  fieldChanges,
  historyTables,
  loadHistoryRowsOfAll,
  rowChanges,
} from '../item-history/history-rows.repository.ts';
import { lockItem, recordWrites } from '../item-history/record-write.repository.ts';
import { deleteDetails } from '../item-parts/item-details.repository.ts';
import { checkOriginal } from '../items/check-original.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { transact, type Trx } from '@umkreis/db/owner-transaction.ts';
import { copyRows, type CopiedTable } from './copy-rows.repository.ts';
import { writeColumns } from './item-rows.repository.ts';
import { deleteAddresses, filesOf, takeColumns } from './merged-rows.repository.ts';
import { moveEvents } from './move-events.ts';
import { takeChildren, takeLists } from './take-links.repository.ts';

/**
 * Merges two items of a branch: the chosen parts of the other item are copied to the item that remains, and the
 * other is marked as its duplicate. Events are moved, as each takes place once. Both get a revision.
 * @throws ProblemError 409 if one of them was written since, 400 naming what does not fit
 */
export async function mergeItems(db: Db, key: ItemKey, merge: ItemMerge, author: string): Promise<void> {
  const other: ItemKey = { owner_id: key.owner_id, id: merge.otherId.toLowerCase() };
  if (other.id === key.id) throw invalidField('/otherId', 'the item itself');
  await transact(db, key.owner_id, async (trx) => {
    await lockBoth(trx, key, other, merge);
    const ids = [key.id, other.id];
    const before = await loadHistoryRowsOfAll(trx, historyTables, key.owner_id, ids);
    await takeFields(trx, key, other, merge.fields);
    await takeDetails(trx, key, other, merge);
    for (const part of merge.parts) await takePart(trx, key, other, part, author);
    await repeats(trx, key, other);
    const after = await loadHistoryRowsOfAll(trx, historyTables, key.owner_id, ids);
    const writes = ids.map((id) => {
      const rows = rowChanges(before.get(id)!, after.get(id)!);
      const changes = fieldChanges(before.get(id)!, after.get(id)!, rows);
      const action = id === key.id ? `merge:${other.id}` : `merged-into:${key.id}`;
      return { id, author, action, changes, rows, editedFields: editedFieldsOf(rows, changes) };
    });
    await recordWrites(trx, key.owner_id, writes);
  });
}

async function lockBoth(trx: Trx, key: ItemKey, other: ItemKey, { version, otherVersion }: ItemMerge): Promise<void> {
  for (const one of [key, other].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const item = await lockItem(trx, one);
    if (!item) throw one === key ? notFound('Item') : invalidField('/otherId', 'no such item in this branch');
    if (item.version !== (one === key ? version : otherVersion))
      throw new ProblemError(409, 'conflict', 'Somebody changed one of the two since', {
        detail: 'Look at the newest state of both and choose again.',
        currentVersion: item.version,
      });
  }
}

const columns: Record<Exclude<MergeField, 'address'>, readonly string[]> = {
  title: ['title'],
  type: ['type'],
  position: ['lat', 'lon', 'hours_place'],
  datePermanentlyClosed: ['date_permanently_closed'],
};

async function takeFields(trx: Trx, key: ItemKey, other: ItemKey, fields: readonly MergeField[]): Promise<void> {
  const taken = fields.flatMap((field) => (field === 'address' ? [] : columns[field]));
  if (taken.length) await takeColumns(trx, key, other, taken);
  if (!fields.includes('address')) return;
  await deleteAddresses(trx, key);
  await copyRows(trx, 'item_addresses', other, key.id);
}

async function takeDetails(trx: Trx, key: ItemKey, other: ItemKey, merge: ItemMerge): Promise<void> {
  if (merge.removeDetailIds.length) await deleteDetails(trx, key, merge.removeDetailIds);
  const wanted = new Set(merge.addDetailIds.map((id) => id.toLowerCase()));
  if (wanted.size) await copyRows(trx, 'item_details', other, key.id, ({ id }) => wanted.has(id as string));
}

const tables: Partial<Record<MergePart, CopiedTable>> = {
  categories: 'item_categories',
  tags: 'item_tags',
  geojsons: 'item_geojsons',
  jsons: 'item_jsons',
  mentions: 'mentions',
  parents: 'item_relations',
  featured: 'featured',
};

async function takePart(trx: Trx, key: ItemKey, other: ItemKey, part: MergePart, author: string): Promise<void> {
  const table = tables[part];
  if (part === 'media') {
    const files = await filesOf(trx, key);
    return copyRows(trx, 'item_media', other, key.id, ({ file_hash }) => !files.has(file_hash as string));
  }
  // An item cannot be its own parent.
  if (table) return copyRows(trx, table, other, key.id, (row) => row.item_parent_id !== key.id);
  if (part === 'children') return takeChildren(trx, key, other);
  if (part === 'lists') return takeLists(trx, key, other, author);
  return moveEvents(trx, key, other, author);
}

/** The remaining item must not be a duplicate of anything that leads back to it. */
async function repeats(trx: Trx, key: ItemKey, other: ItemKey): Promise<void> {
  await writeColumns(trx, key, { is_duplicate_of: null });
  await checkOriginal(trx, other, key.id);
  await writeColumns(trx, other, { is_duplicate_of: key.id });
}
