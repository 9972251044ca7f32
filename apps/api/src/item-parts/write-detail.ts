import type { DetailKeyType, DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { ItemDetailCreate, ItemDetailUpdate } from '@umkreis/contract/dashboard.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { PlaceOf } from '@umkreis/content/place-of.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { editItem } from '../item-history/edit-item.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { toDetail } from '../items/item.mapper.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { checkDetail } from './check-detail.ts';
import { MOST_OF_KEY, mostOfKey } from './detail-limits.ts';
import {
  deleteDetailsOfKey,
  deleteDetails,
  detailsOfKey,
  findDetailKey,
  firstOfKey,
  insertDetailRow,
  storedDetail,
  writeDetailRow,
  type StoredDetail,
} from './item-details.repository.ts';

const tables = ['item_details'] as const;
type NewDetail = Omit<ItemDetailCreate, 'itemId'>;

export async function createDetail(
  db: Db,
  key: ItemKey,
  body: ItemDetailCreate,
  author: string,
  placeOf: PlaceOf,
): Promise<ItemDetail> {
  return editItem(db, key, { author, action: 'detail-create', tables }, async (trx, item) => {
    if ((await detailsOfKey(trx, key, body.dataKeyV2)).length >= MOST_OF_KEY)
      throw invalidField('/dataKeyV2', mostOfKey(MOST_OF_KEY));
    return toDetail(await insertDetail(trx, key, body, placeOf(key.owner_id, item)));
  });
}

/**
 * @param at JSON pointer of the detail in the body
 * @throws ProblemError 400 naming the field that is invalid for the key
 */
export async function insertDetail(
  trx: Trx,
  key: ItemKey,
  { dataKeyV2, dataValue, dataValueUnit }: NewDetail,
  place: OpeningPlace,
  at = '',
): Promise<StoredDetail> {
  const detailKey = await findDetailKey(trx, dataKeyV2);
  if (!detailKey) throw invalidField(`${at}/dataKeyV2`, 'no such key');
  const unit = await checkDetail(judgedBy(detailKey), dataValue, dataValueUnit, place, at);
  const row = await insertDetailRow(trx, key, detailKey.id, { value: dataValue, unit });
  return { ...row, key_name: detailKey.key_name, type: detailKey.type, needs_unit: detailKey.needs_unit };
}

/** Replaces the item's first detail of a key; an empty value deletes all details of the key. */
export async function replaceDetail(trx: Trx, key: ItemKey, detail: NewDetail, place: OpeningPlace): Promise<void> {
  const { dataKeyV2, dataValue, dataValueUnit } = detail;
  if (dataValue === '') return deleteDetailsOfKey(trx, key, dataKeyV2);
  const stored = await firstOfKey(trx, key, dataKeyV2);
  if (stored) {
    const unit = await checkDetail(judgedBy(stored), dataValue, dataValueUnit, place);
    await writeDetailRow(trx, key, stored.id, { value: dataValue, unit });
  } else await insertDetail(trx, key, detail, place);
}

/** @throws ProblemError 409 with both values if the detail was written since the state the editor saw */
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
    const unit = await checkDetail(
      judgedBy(stored),
      body.dataValue,
      body.dataValueUnit === undefined ? (stored.data_value_unit as DetailUnit | null) : body.dataValueUnit,
      placeOf(key.owner_id, item),
    );
    if (stored.data_value === body.dataValue && stored.data_value_unit === unit) return toDetail(stored);
    rejectOutdated(body.dateUpdated, stored, item.version, [
      { field: 'dataValue', yours: body.dataValue, theirs: stored.data_value },
      ...(stored.data_value_unit === unit
        ? []
        : [{ field: 'dataValueUnit', yours: unit, theirs: stored.data_value_unit }]),
    ]);
    const row = await writeDetailRow(trx, key, body.id, { value: body.dataValue, unit });
    return toDetail({ ...row, key_name: stored.key_name });
  });
}

/** @throws ProblemError 409 with the stored value if the detail was written since the state the editor saw */
export async function deleteDetail(
  db: Db,
  key: ItemKey,
  { id, dateUpdated }: { id: string; dateUpdated?: string | undefined },
  author: string,
): Promise<void> {
  await editItem(db, key, { author, action: 'detail-delete', tables }, async (trx, item) => {
    const stored = await storedDetail(trx, key, id);
    if (!stored) throw notFound('Detail');
    rejectOutdated(dateUpdated, stored, item.version, [{ field: 'dataValue', yours: '', theirs: stored.data_value }]);
    await deleteDetails(trx, key, [id]);
  });
}

/** @param seen date of the state the editor saw; undefined: any */
function rejectOutdated(
  seen: string | undefined,
  { date_updated: date }: StoredDetail,
  currentVersion: number,
  conflicts: NonNullable<Problem['conflicts']>,
): void {
  if (seen === undefined || Date.parse(seen) >= date.getTime()) return;
  throw new ProblemError(409, 'conflict', 'Somebody else changed the same field', {
    detail: 'Choose a value and send it again.',
    currentVersion,
    conflicts: [...conflicts, { field: 'dateUpdated', yours: seen, theirs: date.toISOString() }],
  });
}

const judgedBy = ({ type, key_name, needs_unit }: { type: string; key_name: string; needs_unit: boolean }) => ({
  type: type as DetailKeyType,
  keyName: key_name,
  needsUnit: needs_unit,
});
