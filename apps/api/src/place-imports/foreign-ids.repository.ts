import { sql } from 'kysely';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Items that have these IDs in a system, by ID; those in the trash are omitted. */
export async function findForeignIds(
  trx: Trx,
  owner: number,
  source: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('item_foreign_ids as f')
    .innerJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'f.owner_id').onRef('i.id', '=', 'f.item_id'))
    .where('f.owner_id', '=', owner)
    .where('f.source', '=', source)
    .where('f.foreign_id', 'in', ids)
    .where('i.date_binned', 'is', null)
    .select(['f.foreign_id', 'f.item_id'])
    .execute();
  return new Map(rows.map(({ foreign_id, item_id }) => [foreign_id, item_id]));
}

/** Assigns IDs of a system to items, also if other items had them. */
export async function storeForeignIds(
  trx: Trx,
  owner: number,
  source: string,
  ids: readonly { foreignId: string; itemId: string }[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('item_foreign_ids')
    .values(ids.map(({ foreignId, itemId }) => ({ owner_id: owner, source, foreign_id: foreignId, item_id: itemId })))
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'source', 'foreign_id']).doUpdateSet({ item_id: sql`excluded.item_id` }),
    )
    .execute();
}
