import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import type { Reader, Trx } from '@umkreis/db/owner-transaction.ts';

type DetailRow = Selectable<Database['item_details']>;
type KeyRow = Selectable<Database['item_detail_keys']>;
/** A detail and the key data needed to validate it. */
export type StoredDetail = DetailRow & Pick<KeyRow, 'key_name' | 'type' | 'needs_unit'>;
interface Value {
  value: string;
  unit: DetailUnit | null;
}

export const findDetailKey = (trx: Trx, id: string): Promise<KeyRow | undefined> =>
  trx.selectFrom('item_detail_keys').where('id', '=', id).selectAll().executeTakeFirst();

const newRow = ({ owner_id, id }: ItemKey, keyId: string, { value, unit }: Value) => ({
  owner_id,
  id: uuidv7(),
  item_id: id,
  item_detail_key_id: keyId,
  data_value: value,
  data_value_unit: unit,
});

export const insertDetailRow = (trx: Trx, { owner_id, id }: ItemKey, keyId: string, { value, unit }: Value) =>
  trx
    .insertInto('item_details')
    .values(newRow({ owner_id, id }, keyId, { value, unit }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The same for several details of a new item. */
export async function insertDetailRows(
  trx: Trx,
  { owner_id, id }: ItemKey,
  details: readonly (Value & { keyId: string })[],
): Promise<void> {
  if (details.length === 0) return;
  await trx
    .insertInto('item_details')
    .values(details.map(({ keyId, value, unit }) => newRow({ owner_id, id }, keyId, { value, unit })))
    .execute();
}

export const writeDetailRow = (trx: Trx, { owner_id }: ItemKey, detailId: string, { value, unit }: Value) =>
  trx
    .updateTable('item_details')
    .set({ data_value: value, data_value_unit: unit, date_updated: new Date() })
    .where('owner_id', '=', owner_id)
    .where('id', '=', detailId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes those of these details that belong to the item. */
export async function deleteDetails(trx: Trx, { owner_id, id }: ItemKey, detailIds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('item_details')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', 'in', detailIds)
    .execute();
}

export async function deleteDetailsOfKey(trx: Trx, { owner_id, id }: ItemKey, detailKeyId: string): Promise<void> {
  await trx
    .deleteFrom('item_details')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('item_detail_key_id', '=', detailKeyId)
    .execute();
}

export const storedDetail = (trx: Trx, key: ItemKey, detailId: string): Promise<StoredDetail | undefined> =>
  ofItem(trx, key).where('d.id', '=', detailId).executeTakeFirst();

/** The item's first detail of a key. */
export const firstOfKey = (trx: Trx, key: ItemKey, detailKeyId: string): Promise<StoredDetail | undefined> =>
  ofItem(trx, key).where('d.item_detail_key_id', '=', detailKeyId).orderBy('d.id').executeTakeFirst();

/** All details of a key that an item has, in order. */
export const detailsOfKey = (trx: Trx, { owner_id, id }: ItemKey, detailKeyId: string) =>
  trx
    .selectFrom('item_details')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('item_detail_key_id', '=', detailKeyId)
    .select(['id', 'data_value', 'data_value_unit'])
    .orderBy('id')
    .execute();

export async function findByDetail(db: Reader, detailId: string): Promise<ItemKey | undefined> {
  const row = await db
    .selectFrom('item_details')
    .where('id', '=', detailId)
    .select(['owner_id', 'item_id'])
    .executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

const ofItem = (trx: Trx, key: ItemKey) =>
  trx
    .selectFrom('item_details as d')
    .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
    .where('d.owner_id', '=', key.owner_id)
    .where('d.item_id', '=', key.id)
    .selectAll('d')
    .select(['k.key_name', 'k.type', 'k.needs_unit']);
