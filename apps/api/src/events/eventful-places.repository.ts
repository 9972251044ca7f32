import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/** Nano IDs of those items that these owners have, by ID. */
export async function nanoIdsOf(
  db: Db,
  owners: readonly number[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (owners.length === 0 || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('items')
    .where('owner_id', 'in', owners)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select(['id', 'nano_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.nano_id]));
}

/** IDs of the items with a public id: one, or several of different owners. */
export async function idsOfNanoId(db: Db, nanoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .where('nano_id', '=', nanoId)
    .where('date_binned', 'is', null)
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}
