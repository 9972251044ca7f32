import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { Db } from '@umkreis/db/database.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { assertDraftLimit } from './draft-limits.repository.ts';

/**
 * Geometries and blobs: a table of drafts, and a table of those that are linked to an item. Both have the value in
 * the same column.
 */
export interface ValueTables {
  drafts: 'geojsons' | 'jsons';
  linked: 'item_geojsons' | 'item_jsons';
  column: 'geojson' | 'json';
}

export async function findLinked(db: Db, { linked }: ValueTables, id: string): Promise<ItemKey | undefined> {
  const row = await db.selectFrom(linked).where('id', '=', id).select(['owner_id', 'item_id']).executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

/** Stores a value to be linked later. Deletes drafts that are older than a day. @returns its ID */
export async function insertDraft(
  db: Db,
  { drafts, column }: ValueTables,
  value: unknown,
  author: string,
): Promise<string> {
  await db
    .deleteFrom(drafts)
    .where('date_created', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await assertDraftLimit(db, drafts, author);
  const id = uuidv7();
  await sql`insert into ${sql.table(drafts)} (id, author, ${sql.ref(column)})
    values (${id}, ${author}, ${JSON.stringify(value)})`.execute(db);
  return id;
}

/** @returns whether the author has such a draft */
export async function writeDraft(
  db: Db,
  { drafts, column }: ValueTables,
  id: string,
  value: unknown,
  author: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(drafts)} set ${sql.ref(column)} = ${JSON.stringify(value)}
    where id = ${id} and author = ${author}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes the author's draft. @returns its value and ID, undefined if it does not exist */
export async function takeDraft(
  trx: Trx,
  { drafts, column }: ValueTables,
  id: string,
  author: string,
): Promise<{ id: string; value: object } | undefined> {
  const { rows } = await sql<{ id: string; value: object }>`delete from ${sql.table(drafts)}
    where id = ${id} and author = ${author} returning id, ${sql.ref(column)} as value`.execute(trx);
  return rows[0];
}

/** @returns undefined if the item has no such value */
export async function linkedValue(
  trx: Trx,
  { linked, column }: ValueTables,
  { owner_id, id }: ItemKey,
  valueId: string,
): Promise<object | undefined> {
  const { rows } = await sql<{ value: object }>`select ${sql.ref(column)} as value from ${sql.table(linked)}
    where owner_id = ${owner_id} and item_id = ${id} and id = ${valueId}`.execute(trx);
  return rows[0]?.value;
}

/** @returns whether it existed */
export async function writeLinked(
  trx: Trx,
  { linked, column }: ValueTables,
  { owner_id, id }: ItemKey,
  valueId: string,
  value: unknown,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(linked)} set ${sql.ref(column)} = ${JSON.stringify(value)}
    where owner_id = ${owner_id} and item_id = ${id} and id = ${valueId}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** @returns whether it existed */
export async function deleteLinked(
  trx: Trx,
  { linked }: ValueTables,
  { owner_id, id }: ItemKey,
  valueId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom(linked)
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', valueId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
