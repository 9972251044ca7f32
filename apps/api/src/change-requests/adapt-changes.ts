import { changeRequestCreate, type ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { DetailUnit } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import type { Changes } from '../item-history/history-rows.repository.ts';
import { differenceOf, stateOf } from './difference.ts';

/** The fields of a proposal that an editor may give, but for the sender's own. */
const proposed = changeRequestCreate.pick({
  title: true,
  lat: true,
  lon: true,
  isPermanentlyClosed: true,
  address: true,
  details: true,
  categoryIds: true,
});

/**
 * A proposal with what an editor wrote in place of some of its values, checked as the proposal was.
 * @param item as it is today; null for a new one
 * @param values by the proposed field; a value with a unit as people read it, '120 m'
 * @throws ProblemError 400 naming the field that is not proposed, or whose value nobody may store
 */
export async function adaptChanges(
  db: Db,
  changes: Changes,
  values: Readonly<Record<string, unknown>>,
  item: Item | null,
  place: OpeningPlace,
): Promise<Changes> {
  const now = stateOf(item);
  const adapted: Changes = { ...changes };
  for (const [field, value] of Object.entries(values)) {
    const pointer = `/values/${field}`;
    if (!changes[field]) throw invalidField(pointer, 'is not proposed');
    const body = proposed.safeParse(await bodyOf(db, field, value));
    if (!body.success) throw invalidField(pointer, body.error.issues[0]!.message);
    const difference = await differenceOf(db, item, body.data as ChangeRequestCreate, place).catch((error: unknown) => {
      const [fault] = (error instanceof ProblemError && error.problem.errors) || [];
      throw fault ? invalidField(pointer, fault.message) : error;
    });
    adapted[field] = { before: changes[field].before, after: difference[field]?.after ?? now(field) };
  }
  return adapted;
}

async function bodyOf(db: Db, field: string, value: unknown): Promise<object> {
  if (field.startsWith('address.')) return { address: { [field.slice('address.'.length)]: value } };
  if (!field.startsWith('detail:')) return { [field]: value };
  const key = await db
    .selectFrom('item_detail_keys')
    .where('key_name', '=', field.slice('detail:'.length))
    .select(['id', 'needs_unit'])
    .executeTakeFirst();
  const [, amount, unit] = (key?.needs_unit && /^(.*) (\S+)$/s.exec(String(value))) || [];
  return {
    details: [
      { dataKeyV2: key?.id, dataValue: amount ?? value, dataValueUnit: (unit as DetailUnit | undefined) ?? null },
    ],
  };
}
