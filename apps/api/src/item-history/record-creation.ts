import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import {
  fieldChanges,
  loadHistoryRows,
  loadHistoryRowsOfAll,
  type Changes,
  type HistoryRow,
  type HistoryTable,
} from './history-rows.repository.ts';
import { insertRevision, insertRevisions } from './revisions.repository.ts';

interface Placed {
  title: string;
  lat: number;
  lon: number;
}

interface Creation extends Placed {
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
  const changes = creationOf({ title, lat, lon }, await loadHistoryRows(trx, tables, key));
  await insertRevision(trx, key, version, { author, action, changes, rows: [] });
  return changes;
}

interface CreatedItem extends Placed {
  id: string;
  version: number;
}

/** The same for several items of one owner at once. @returns their fields for the history, by ID */
export async function recordCreations(
  trx: Trx,
  owner: number,
  items: readonly CreatedItem[],
  { author, action, tables }: Omit<Creation, keyof Placed>,
): Promise<Map<string, Changes>> {
  if (items.length === 0) return new Map();
  const ids = items.map(({ id }) => id);
  const parts = await loadHistoryRowsOfAll(trx, tables, owner, ids);
  const changes = new Map(items.map((item) => [item.id, creationOf(item, parts.get(item.id)!)]));
  await insertRevisions(
    trx,
    owner,
    items.map(({ id, version }) => ({ id, revision: version, author, action, changes: changes.get(id)!, rows: [] })),
  );
  return changes;
}

const creationOf = ({ title, lat, lon }: Placed, parts: Map<HistoryTable, HistoryRow[]>): Changes => ({
  title: { before: null, after: title },
  lat: { before: null, after: lat },
  lon: { before: null, after: lon },
  ...fieldChanges(
    new Map(),
    parts,
    [...parts].flatMap(([table, rows]) => rows.map(({ row }) => ({ table, before: null, after: row }))),
  ),
});
