import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { nearbyNames } from '@umkreis/content/snapshots/nearby-names.repository.ts';
import { bumpContent } from '@umkreis/content/content-version.repository.ts';
import { markUnreadableHours } from '@umkreis/content/unreadable-hours.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { insertRevision, insertRevisions, type NewRevision } from './revisions.repository.ts';

export type LockedItem = Selectable<Database['items']>;

/** Locks an item for the rest of the transaction. */
export const lockItem = (trx: Trx, { owner_id, id }: ItemKey): Promise<LockedItem | undefined> =>
  trx
    .selectFrom('items')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The same for several items of one owner; missing ones are omitted. */
export const lockItemsOf = (trx: Trx, owner: number, ids: readonly string[]): Promise<LockedItem[]> =>
  trx
    .selectFrom('items')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The same for items of any owners. */
export const lockItemsById = async (trx: Trx, ids: readonly string[]): Promise<LockedItem[]> =>
  ids.length === 0
    ? []
    : trx.selectFrom('items').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

/**
 * Writes the item's columns, and does the bookkeeping of every write besides its own rows: version, edited fields,
 * revision, and content versions of the branches that include the item.
 * @returns the item's row as written, with the names nearby that it shows
 */
export async function recordWrite(
  trx: Trx,
  key: ItemKey,
  {
    editedFields,
    columns,
    ...revision
  }: NewRevision & { editedFields: string[]; columns: Updateable<Database['items']> },
): Promise<LockedItem> {
  const stored = await trx
    .updateTable('items')
    .set({
      ...columns,
      version: sql`version + 1`,
      date_updated: sql`now()`,
      edited_fields: sql`(select coalesce(array_agg(distinct f order by f), '{}')
        from unnest(edited_fields || ${editedFields}::text[]) f)`,
    })
    .where('owner_id', '=', key.owner_id)
    .where('id', '=', key.id)
    .returningAll()
    .returning(nearbyNames)
    .executeTakeFirstOrThrow();
  await insertRevision(trx, key, stored.version, revision);
  if (revision.rows.some(isDetail)) await markUnreadableHours(trx, key.owner_id, [key.id]);
  await bumpContent(trx, key.owner_id, changedBy(key.id, revision));
  return stored;
}

/** The same for several items of one owner at once. @returns the new version of each */
export async function recordWrites(
  trx: Trx,
  owner: number,
  writes: readonly (NewRevision & { id: string; editedFields: readonly string[] })[],
): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map();
  const edited = JSON.stringify(writes.map(({ id, editedFields }) => ({ id, fields: editedFields })));
  const { rows } = await sql<{ id: string; version: number }>`
    update items i set version = i.version + 1, date_updated = now(),
      edited_fields = (select coalesce(array_agg(distinct f order by f), '{}')
        from unnest(i.edited_fields || w.fields) f)
    from jsonb_to_recordset(${edited}::jsonb) as w(id uuid, fields text[])
    where i.owner_id = ${owner} and i.id = w.id returning i.id, i.version`.execute(trx);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  await insertRevisions(
    trx,
    owner,
    writes.map((write) => ({ ...write, revision: versions.get(write.id)! })),
  );
  await markUnreadableHours(
    trx,
    owner,
    writes.flatMap(({ id, rows: changed }) => (changed.some(isDetail) ? [id] : [])),
  );
  await bumpContent(
    trx,
    owner,
    writes.flatMap((write) => changedBy(write.id, write)),
  );
  return versions;
}

/** The item and those to which it got or lost a relation: both ends show it. */
function changedBy(id: string, { rows }: Pick<NewRevision, 'rows'>): string[] {
  const relations = rows.flatMap(({ table, before, after }) => (table === 'item_relations' ? [before, after] : []));
  const ends = relations.flatMap((row) => (row ? [row.item_parent_id, row.item_child_id] : []));
  return [...new Set([id, ...(ends as string[])])];
}

const isDetail = ({ table }: NewRevision['rows'][number]) => table === 'item_details';
