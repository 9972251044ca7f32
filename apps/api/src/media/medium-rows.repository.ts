import { sql, type Insertable, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** The file of a medium. */
export async function hashOf(trx: Trx, { owner_id }: ItemKey, mediumId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('item_media')
    .where('owner_id', '=', owner_id)
    .where('id', '=', mediumId)
    .select('file_hash')
    .executeTakeFirst();
  return row?.file_hash;
}

/** Number of an item's media, and the position of the last one. */
export const countMedia = (trx: Trx, { owner_id, id }: ItemKey): Promise<{ count: number; last: number }> =>
  trx
    .selectFrom('item_media')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(max(sort_order), 0)`.as('last')])
    .executeTakeFirstOrThrow();

/** A medium of the item with the same file, kind and texts. @returns its ID */
export async function findSameMedium(
  trx: Trx,
  { owner_id, id }: ItemKey,
  fields: Omit<Insertable<Database['item_media']>, 'owner_id' | 'id' | 'item_id' | 'sort_order'>,
): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('item_media')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('file_hash', '=', fields.file_hash)
    .selectAll()
    .execute();
  return rows.find((row) =>
    (Object.keys(fields) as (keyof typeof fields)[]).every((name) => row[name] === fields[name]),
  )?.id;
}

/** @returns id of the medium */
export async function insertMediumRow(
  trx: Trx,
  { owner_id, id: item_id }: ItemKey,
  fields: Omit<Insertable<Database['item_media']>, 'owner_id' | 'id' | 'item_id'>,
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('item_media')
    .values({ owner_id, id, item_id, ...fields })
    .execute();
  return id;
}

export async function writeMedium(
  trx: Trx,
  { owner_id }: ItemKey,
  mediumId: string,
  fields: Updateable<Database['item_media']>,
): Promise<void> {
  await trx
    .updateTable('item_media')
    .set({ ...fields, date_updated: new Date() })
    .where('owner_id', '=', owner_id)
    .where('id', '=', mediumId)
    .execute();
}

/** @returns its file; undefined if there was none */
export async function deleteMediumRow(trx: Trx, { owner_id }: ItemKey, mediumId: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('item_media')
    .where('owner_id', '=', owner_id)
    .where('id', '=', mediumId)
    .returning('file_hash')
    .executeTakeFirst();
  return row?.file_hash;
}
