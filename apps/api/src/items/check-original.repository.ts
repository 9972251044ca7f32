import { invalidField } from '../http/problem-error.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';

/**
 * The original must exist and must not lead back to its duplicate through others. All of them stay locked, so that
 * concurrent writes cannot close a cycle.
 * @throws ProblemError 400 that names the field
 */
export async function checkOriginal(trx: Trx, { owner_id, id }: ItemKey, original: string): Promise<void> {
  const passed = new Set([id]);
  for (let next: string | null = original; next !== null;) {
    if (next === id)
      throw invalidField('/isDuplicateOf', next === original ? 'the item itself' : 'leads back to the item itself');
    // A cycle of other items does not include this one.
    if (passed.has(next)) return;
    passed.add(next);
    const row: { is_duplicate_of: string | null } | undefined = await trx
      .selectFrom('items')
      .where('owner_id', '=', owner_id)
      .where('id', '=', next)
      .select('is_duplicate_of')
      .forUpdate()
      .executeTakeFirst();
    if (!row) {
      if (next === original) throw invalidField('/isDuplicateOf', 'no such item in this branch');
      return;
    }
    next = row.is_duplicate_of;
  }
}
