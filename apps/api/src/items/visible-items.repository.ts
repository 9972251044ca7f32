import { invalidField } from '../http/problem-error.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';

/**
 * Items by ID, in the requested order.
 * @param branchShortId the branch that must include them; null: any
 * @param pointer JSON pointer of the invalid ID by its index
 * @throws ProblemError 400 for an item that the branch does not include
 */
export async function visibleItems(
  trx: Trx,
  branchShortId: number | null,
  ids: readonly string[],
  pointer: (index: number) => string,
): Promise<ItemKey[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('items as i')
    .where('i.id', 'in', ids)
    .select(['i.owner_id', 'i.id'])
    .$if(branchShortId !== null, (query) =>
      query.where('i.owner_id', 'in', (eb) =>
        eb.selectFrom('branch_owners').where('branch_id', '=', branchShortId!).select('owner_id'),
      ),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id, index) => {
    const found = byId.get(id.toLowerCase());
    if (!found)
      throw invalidField(pointer(index), branchShortId === null ? 'no such item' : 'the branch shows no such item');
    return found;
  });
}
