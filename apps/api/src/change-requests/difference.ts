import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { LONGEST_HOURS } from '@umkreis/opening-hours/longest-hours.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { invalidField } from '../http/problem-error.ts';
import type { Changes } from '../item-history/history-rows.repository.ts';
import { checkDetail } from '../item-parts/check-detail.ts';
import type { DetailKey } from '../reference/detail-keys.repository.ts';
import { assertExisting } from '../shared-queries/existing-ids.repository.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

/**
 * Maximum characters of all hours of a proposal: two of the longest values. Parsing hours is the slowest part of a
 * proposal.
 */
const MOST_HOURS = 2 * LONGEST_HOURS;

/**
 * Changes of a proposal field by field; unchanged fields are omitted.
 * @param item null for a new one
 * @param keys the existing keys of those that its details name
 * @throws ProblemError 400 naming the invalid field
 */
export async function differenceOf(
  db: Reader,
  item: Item | null,
  body: ChangeRequestCreate,
  keys: readonly DetailKey[],
  place: OpeningPlace,
): Promise<Changes> {
  const changes: Changes = {};
  const now = stateOf(item);
  const propose = (field: string, after: unknown) => {
    const before = now(field);
    if (after !== undefined && after !== before) changes[field] = { before, after };
  };
  for (const field of ['title', 'lat', 'lon', 'isPermanentlyClosed'] as const) propose(field, body[field]);
  for (const field of ['street', 'housenumber', 'postcode', 'city'] as const)
    propose(`address.${field}`, body.address?.[field]);
  if (body.categoryIds) {
    await assertExisting(db, 'categories', body.categoryIds, (index) => `/categoryIds/${index}`);
    propose('categoryIds', body.categoryIds);
  }
  let hours = 0;
  for (const [index, detail] of (body.details ?? []).entries()) {
    const at = `/details/${index}`;
    const key = keys.find(({ id }) => id === detail.dataKeyV2.toLowerCase());
    if (!key || key.isHidden) throw invalidField(`${at}/dataKeyV2`, 'no such key');
    const { dataValue, dataValueUnit } = detail;
    if (key.type === 'hours') hours += dataValue.length;
    if (hours > MOST_HOURS) throw invalidField(`${at}/dataValue`, `more than ${MOST_HOURS} characters of hours`);
    const unit =
      dataValue === '' ? null : await checkDetail({ ...key, keyName: key.name }, dataValue, dataValueUnit, place, at);
    propose(`detail:${key.name}`, withUnit(dataValue, unit));
  }
  return changes;
}

/** Current value of a proposed field. @param item null for a new one */
export function stateOf(item: Item | null): (field: string) => unknown {
  return (field) => {
    if (field === 'title' || field === 'lat' || field === 'lon') return item?.[field] ?? null;
    if (field === 'isPermanentlyClosed') return Boolean(item?.datePermanentlyClosed);
    const [kind, name] = field.split(/[.:]/, 2) as [string, string?];
    if (kind === 'address') return item?.addresses[0]?.[name as 'street'] ?? '';
    if (kind !== 'detail') return null;
    const stored = item?.itemDetails.find((one) => one.dataKeyName === name);
    return stored ? withUnit(stored.dataValue, stored.dataValueUnit) : '';
  };
}

const withUnit = (value: string, unit: string | null) => (unit ? `${value} ${unit}` : value);
