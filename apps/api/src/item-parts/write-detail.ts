import { v7 as uuidv7 } from 'uuid';
import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { ItemDetailCreate, ItemDetailUpdate } from '@umkreis/contract/dashboard.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { checkDetail } from './check-detail.ts';
import { editItem } from '../item-history/edit-item.ts';
import { toDetail } from '../items/item.mapper.ts';
import type { PlaceOf } from '../content/place-of.ts';
import type { Trx } from '../writing/transaction.ts';
import type { ItemKey } from '../items/item-key.ts';

const tables = ['item_details'] as const;

export async function createDetail(
  db: Db,
  key: ItemKey,
  body: ItemDetailCreate,
  author: string,
  placeOf: PlaceOf,
): Promise<ItemDetail> {
  return editItem(db, key, { author, action: 'detail-create', tables }, async (trx, item) =>
    insertDetail(trx, key, body, placeOf(key.owner_id, item)),
  );
}

/** @throws ProblemError 400 naming the field that does not fit the key */
export async function insertDetail(
  trx: Trx,
  key: ItemKey,
  detail: Omit<ItemDetailCreate, 'itemId'>,
  place: OpeningPlace,
): Promise<ItemDetail> {
  const detailKey = await trx
    .selectFrom('item_detail_keys')
    .where('id', '=', detail.dataKeyV2)
    .selectAll()
    .executeTakeFirst();
  if (!detailKey) throw invalidField('/dataKeyV2', 'no such key');
  const unit = checkDetail(
    { type: detailKey.type as DetailKeyType, needsUnit: detailKey.needs_unit },
    detail.dataValue,
    detail.dataValueUnit,
    place,
  );
  const row = await trx
    .insertInto('item_details')
    .values({
      owner_id: key.owner_id,
      id: uuidv7(),
      item_id: key.id,
      item_detail_key_id: detailKey.id,
      data_value: detail.dataValue,
      data_value_unit: unit,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDetail({ ...row, key_name: detailKey.key_name });
}

/** Writes the item's first detail of a key, whatever it held. @returns false when it has none */
export async function putDetail(
  trx: Trx,
  key: ItemKey,
  { dataKeyV2, dataValue, dataValueUnit }: Omit<ItemDetailCreate, 'itemId'>,
  place: OpeningPlace,
): Promise<boolean> {
  const stored = await ofItem(trx, key)
    .where('d.item_detail_key_id', '=', dataKeyV2)
    .selectAll('d')
    .select(['k.type', 'k.needs_unit'])
    .orderBy('d.id')
    .executeTakeFirst();
  if (!stored) return false;
  const unit = checkDetail(
    { type: stored.type as DetailKeyType, needsUnit: stored.needs_unit },
    dataValue,
    dataValueUnit,
    place,
  );
  await trx
    .updateTable('item_details')
    .set({ data_value: dataValue, data_value_unit: unit, date_updated: new Date() })
    .where('owner_id', '=', key.owner_id)
    .where('id', '=', stored.id)
    .execute();
  return true;
}

export async function deleteDetailsOfKey(trx: Trx, { owner_id, id }: ItemKey, detailKeyId: string): Promise<void> {
  await trx
    .deleteFrom('item_details')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('item_detail_key_id', '=', detailKeyId)
    .execute();
}

/** @throws ProblemError 409 with both values when the detail was written since the state the editor saw */
export async function updateDetail(
  db: Db,
  key: ItemKey,
  body: ItemDetailUpdate,
  author: string,
  placeOf: PlaceOf,
): Promise<ItemDetail> {
  return editItem(db, key, { author, action: 'detail-update', tables }, async (trx, item) => {
    const stored = await storedDetail(trx, key, body.id);
    if (!stored) throw notFound('Detail');
    const unit = checkDetail(
      { type: stored.type as DetailKeyType, needsUnit: stored.needs_unit },
      body.dataValue,
      body.dataValueUnit === undefined ? (stored.data_value_unit as DetailUnit | null) : body.dataValueUnit,
      placeOf(key.owner_id, item),
    );
    if (stored.data_value === body.dataValue && stored.data_value_unit === unit) return toDetail(stored);
    if (body.dateUpdated !== undefined && Date.parse(body.dateUpdated) < stored.date_updated.getTime()) {
      throw new ProblemError(409, 'conflict', 'Somebody else changed the same field', {
        detail: 'Choose a value and send it again.',
        currentVersion: item.version,
        conflicts: [
          { field: 'dataValue', yours: body.dataValue, theirs: stored.data_value },
          ...(stored.data_value_unit === unit
            ? []
            : [{ field: 'dataValueUnit', yours: unit, theirs: stored.data_value_unit }]),
          { field: 'dateUpdated', yours: body.dateUpdated, theirs: stored.date_updated.toISOString() },
        ],
      });
    }
    const row = await trx
      .updateTable('item_details')
      .set({ data_value: body.dataValue, data_value_unit: unit, date_updated: new Date() })
      .where('owner_id', '=', key.owner_id)
      .where('id', '=', body.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toDetail({ ...row, key_name: stored.key_name });
  });
}

export async function deleteDetail(db: Db, key: ItemKey, detailId: string, author: string): Promise<void> {
  await editItem(db, key, { author, action: 'detail-delete', tables }, async (trx) => {
    const stored = await storedDetail(trx, key, detailId);
    if (!stored) throw notFound('Detail');
    await trx.deleteFrom('item_details').where('owner_id', '=', key.owner_id).where('id', '=', detailId).execute();
  });
}

const storedDetail = (trx: Trx, key: ItemKey, id: string) =>
  ofItem(trx, key)
    .where('d.id', '=', id)
    .selectAll('d')
    .select(['k.key_name', 'k.type', 'k.needs_unit'])
    .executeTakeFirst();

const ofItem = (trx: Trx, key: ItemKey) =>
  trx
    .selectFrom('item_details as d')
    .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
    .where('d.owner_id', '=', key.owner_id)
    .where('d.item_id', '=', key.id);
