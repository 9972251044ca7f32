import { changeRequestCreate, type ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { invalidField, ProblemError } from '../http/problem-error.ts';
import type { Changes } from '../item-history/history-rows.repository.ts';
import type { DetailKey } from '../reference/detail-keys.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { differenceOf, stateOf } from './difference.ts';
import { amountOf } from './proposed-parts.ts';

/** Proposal fields that an editor may adapt; excludes the sender's own. */
const proposed = changeRequestCreate.pick({
  title: true,
  lat: true,
  lon: true,
  isPermanentlyClosed: true,
  address: true,
  details: true,
  categoryIds: true,
});

/** The current state that a proposal is compared with. */
export interface Today {
  /** null for a new item. */
  item: Item | null;
  /** Keys of the proposed details. */
  keys: readonly DetailKey[];
  place: OpeningPlace;
}

/**
 * A proposal in which an editor replaced some values, validated like a proposal.
 * @param values by proposed field; a value with a unit as displayed: '120 m'
 * @throws ProblemError 400 naming the field that is not proposed or whose value is invalid
 */
export async function adaptChanges(
  trx: Trx,
  changes: Changes,
  values: Readonly<Record<string, unknown>>,
  { item, keys, place }: Today,
): Promise<Changes> {
  const now = stateOf(item);
  const adapted: Changes = { ...changes };
  for (const [field, value] of Object.entries(values)) {
    const pointer = `/values/${field}`;
    if (!changes[field]) throw invalidField(pointer, 'is not proposed');
    const body = proposed.safeParse(bodyOf(keys, field, value));
    if (!body.success) throw invalidField(pointer, body.error.issues[0]!.message);
    const fields = body.data as ChangeRequestCreate;
    const difference = await differenceOf(trx, item, fields, keys, place).catch((error: unknown) => {
      const [fieldError] = (error instanceof ProblemError && error.problem.errors) || [];
      throw fieldError ? invalidField(pointer, fieldError.message) : error;
    });
    adapted[field] = { before: changes[field].before, after: difference[field]?.after ?? now(field) };
  }
  return adapted;
}

function bodyOf(keys: readonly DetailKey[], field: string, value: unknown): object {
  if (field.startsWith('address.')) return { address: { [field.slice('address.'.length)]: value } };
  if (!field.startsWith('detail:')) return { [field]: value };
  const key = keys.find(({ name }) => name === field.slice('detail:'.length));
  const amount = typeof value === 'string' ? amountOf(key, value) : { dataValue: value, dataValueUnit: null };
  return { details: [{ dataKeyV2: key?.id, ...amount }] };
}
