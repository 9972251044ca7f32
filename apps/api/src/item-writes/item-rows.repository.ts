import type { Insertable, Updateable } from 'kysely';
import { nanoid } from 'nanoid';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Fields that an editor sets on a new item; excludes those of importers. */
export type NewItem = Omit<
  Insertable<Database['items']>,
  'owner_id' | 'id' | 'nano_id' | 'source' | 'source_ref' | 'version'
>;

/** @returns its public ID and first version */
export const insertItem = (trx: Trx, key: ItemKey, fields: NewItem): Promise<{ nano_id: string; version: number }> =>
  trx
    .insertInto('items')
    .values({ ...fields, ...key, nano_id: nanoid(8), source: 'editor', source_ref: null })
    .returning(['nano_id', 'version'])
    .executeTakeFirstOrThrow();

/** Writes columns of a locked item. */
export async function writeColumns(
  trx: Trx,
  { owner_id, id }: ItemKey,
  columns: Updateable<Database['items']>,
): Promise<void> {
  await trx.updateTable('items').set(columns).where('owner_id', '=', owner_id).where('id', '=', id).execute();
}
