import { sql } from 'kysely';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Copies columns from one item to another of the same owner. */
export async function takeColumns(trx: Trx, key: ItemKey, other: ItemKey, columns: readonly string[]): Promise<void> {
  await sql`update items i set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = o.${sql.ref(column)}`))}
      from items o where i.owner_id = ${key.owner_id} and i.id = ${key.id} and o.owner_id = ${key.owner_id}
      and o.id = ${other.id}`.execute(trx);
}

export async function deleteAddresses(trx: Trx, { owner_id, id }: ItemKey): Promise<void> {
  await trx.deleteFrom('item_addresses').where('owner_id', '=', owner_id).where('item_id', '=', id).execute();
}

/** Hashes of the files that an item uses. */
export async function filesOf(trx: Trx, { owner_id, id }: ItemKey): Promise<Set<string>> {
  const own = await trx
    .selectFrom('item_media')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select('file_hash')
    .execute();
  return new Set(own.map(({ file_hash }) => file_hash));
}
