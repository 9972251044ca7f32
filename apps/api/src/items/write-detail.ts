import { v7 as uuidv7 } from 'uuid';
import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { ItemDetailCreate, ItemDetailUpdate } from '@umkreis/contract/dashboard.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { Transaction } from 'kysely';
import type { Database } from '@umkreis/db/tables.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { checkDetail } from './check-detail.ts';
import { toDetail } from './item.mapper.ts';
import type { ItemKey } from './item.repository.ts';
import { lockItem, recordWrite } from './write-item.ts';

/** Clock and holidays of the item's owner, at the item. */
export type PlaceOf = (owner: number, at: { lat: number; lon: number }) => OpeningPlace;

const shown = (row: { data_value: string; data_value_unit: string | null }) => (row.data_value_unit ? `${row.data_value} ${row.data_value_unit}` : row.data_value);

export async function createDetail(db: Db, key: ItemKey, body: ItemDetailCreate, author: string, placeOf: PlaceOf): Promise<ItemDetail> {
  return transact(db, async (trx) => {
    const item = await lockItem(trx, key);
    if (!item) throw notFound('Item');
    const detailKey = await trx.selectFrom('item_detail_keys').where('id', '=', body.dataKeyV2).selectAll().executeTakeFirst();
    if (!detailKey) throw invalidField('/dataKeyV2', 'no such key');
    const unit = checkDetail({ type: detailKey.type as DetailKeyType, needsUnit: detailKey.needs_unit }, body.dataValue, body.dataValueUnit, placeOf(key.owner_id, item));
    const row = await trx.insertInto('item_details').values({
      owner_id: key.owner_id, id: uuidv7(), item_id: key.id, item_detail_key_id: detailKey.id, data_value: body.dataValue, data_value_unit: unit,
    }).returningAll().executeTakeFirstOrThrow();
    const field = `detail:${detailKey.key_name}`;
    await recordWrite(trx, key, { author, action: 'detail-create', changes: { [field]: { before: null, after: shown(row) } }, editedFields: [field] });
    return toDetail({ ...row, key_name: detailKey.key_name });
  });
}

/** @throws ProblemError 409 with both values when the detail was written since the state the editor saw */
export async function updateDetail(db: Db, key: ItemKey, body: ItemDetailUpdate, author: string, placeOf: PlaceOf): Promise<ItemDetail> {
  return transact(db, async (trx) => {
    const item = await lockItem(trx, key);
    const stored = await storedDetail(trx, key, body.id);
    if (!item || !stored) throw notFound('Detail');
    const unit = checkDetail({ type: stored.type as DetailKeyType, needsUnit: stored.needs_unit }, body.dataValue,
      body.dataValueUnit === undefined ? (stored.data_value_unit as DetailUnit | null) : body.dataValueUnit, placeOf(key.owner_id, item));
    if (stored.data_value === body.dataValue && stored.data_value_unit === unit) return toDetail(stored);
    if (body.dateUpdated !== undefined && Date.parse(body.dateUpdated) < stored.date_updated.getTime()) {
      throw new ProblemError(409, 'conflict', 'Somebody else changed the same field', {
        detail: 'Choose a value and send it again.', currentVersion: item.version,
        conflicts: [{ field: 'dataValue', yours: body.dataValue, theirs: stored.data_value }, ...(stored.data_value_unit === unit ? [] : [{ field: 'dataValueUnit', yours: unit, theirs: stored.data_value_unit }]), { field: 'dateUpdated', yours: body.dateUpdated, theirs: stored.date_updated.toISOString() }],
      });
    }
    const row = await trx.updateTable('item_details').set({ data_value: body.dataValue, data_value_unit: unit, date_updated: new Date() })
      .where('owner_id', '=', key.owner_id).where('id', '=', body.id).returningAll().executeTakeFirstOrThrow();
    const field = `detail:${stored.key_name}`;
    await recordWrite(trx, key, { author, action: 'detail-update', changes: { [field]: { before: shown(stored), after: shown(row) } }, editedFields: [field] });
    return toDetail({ ...row, key_name: stored.key_name });
  });
}

export async function deleteDetail(db: Db, key: ItemKey, detailId: string, author: string): Promise<void> {
  await transact(db, async (trx) => {
    const item = await lockItem(trx, key);
    const stored = await storedDetail(trx, key, detailId);
    if (!item || !stored) throw notFound('Detail');
    await trx.deleteFrom('item_details').where('owner_id', '=', key.owner_id).where('id', '=', detailId).execute();
    const field = `detail:${stored.key_name}`;
    await recordWrite(trx, key, { author, action: 'detail-delete', changes: { [field]: { before: shown(stored), after: null } }, editedFields: [field] });
  });
}

const storedDetail = (trx: Transaction<Database>, key: ItemKey, id: string) =>
  trx.selectFrom('item_details as d').innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
    .where('d.owner_id', '=', key.owner_id).where('d.item_id', '=', key.id).where('d.id', '=', id)
    .selectAll('d').select(['k.key_name', 'k.type', 'k.needs_unit']).executeTakeFirst();
