import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { DetailKeyType } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { invalidField, within } from '../http/problem-error.ts';
import { checkDetail } from '../items/check-detail.ts';
import type { Changes } from '../items/item-history.repository.ts';
import { assertKnown } from '../items/known-ids.ts';

/**
 * What a proposal would change, field by field; what is the same already is left out.
 * @param item null for a new one
 * @throws ProblemError 400 naming the field at fault
 */
export async function differenceOf(db: Db, item: Item | null, body: ChangeRequestCreate, place: OpeningPlace): Promise<Changes> {
  const changes: Changes = {};
  const propose = (field: string, before: unknown, after: unknown) => { if (after !== undefined && after !== before) changes[field] = { before, after }; };
  propose('title', item?.title ?? null, body.title);
  propose('lat', item?.lat ?? null, body.lat);
  propose('lon', item?.lon ?? null, body.lon);
  if (body.isPermanentlyClosed !== undefined) propose('isPermanentlyClosed', Boolean(item?.datePermanentlyClosed), body.isPermanentlyClosed);
  const address = item?.addresses[0];
  for (const field of ['street', 'housenumber', 'postcode', 'city'] as const) propose(`address.${field}`, address?.[field] ?? '', body.address?.[field]);
  if (body.categoryIds) {
    await assertKnown(db, 'categories', body.categoryIds, (index) => `/categoryIds/${index}`);
    propose('categoryIds', null, body.categoryIds);
  }
  for (const [index, detail] of (body.details ?? []).entries()) {
    const key = await db.selectFrom('item_detail_keys').where('id', '=', detail.dataKeyV2).where('is_hidden', '=', false).selectAll().executeTakeFirst();
    if (!key) throw invalidField(`/details/${index}/dataKeyV2`, 'no such key');
    const unit = detail.dataValue === '' ? null
      : await within(`/details/${index}`, async () => checkDetail({ type: key.type as DetailKeyType, needsUnit: key.needs_unit }, detail.dataValue, detail.dataValueUnit, place));
    const stored = item?.itemDetails.find((one) => one.dataKeyV2 === key.id);
    propose(`detail:${key.key_name}`, stored ? shown(stored.dataValue, stored.dataValueUnit) : '', shown(detail.dataValue, unit));
  }
  return changes;
}

const shown = (value: string, unit: string | null) => (unit ? `${value} ${unit}` : value);
