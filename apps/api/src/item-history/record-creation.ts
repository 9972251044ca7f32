import type { ItemKey } from '@umkreis/db/item-key.ts';
import { markUnreadableHours } from '@umkreis/content/unreadable-hours.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { fieldChanges, loadHistoryRows, type Changes, type HistoryTable } from './history-rows.repository.ts';
import { insertRevision } from './revisions.repository.ts';

interface Creation {
  title: string;
  lat: number;
  lon: number;
  author: string;
  /** 'create', with its origin: 'create:import'. */
  action: string;
  /** Tables in which it has rows. */
  tables: readonly HistoryTable[];
}

/** Records a new item as its first revision. @returns its fields for the history */
export async function recordCreation(
  trx: Trx,
  key: ItemKey,
  version: number,
  { title, lat, lon, author, action, tables }: Creation,
): Promise<Changes> {
  const parts = await loadHistoryRows(trx, tables, key);
  const changes = {
    title: { before: null, after: title },
    lat: { before: null, after: lat },
    lon: { before: null, after: lon },
    ...fieldChanges(
      new Map(),
      parts,
      [...parts].flatMap(([table, rows]) => rows.map(({ row }) => ({ table, before: null, after: row }))),
    ),
  };
  await insertRevision(trx, key, version, { author, action, changes, rows: [] });
  if (parts.get('item_details')?.length) await markUnreadableHours(trx, key.owner_id, [key.id]);
  return changes;
}
