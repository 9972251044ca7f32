import { sql } from 'kysely';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Increments the content version of the owner, of every branch that includes it, and of the others. */
export async function bumpContent(trx: Trx, owner: number, others: readonly number[] = []): Promise<void> {
  const showing = await trx.selectFrom('branch_owners').where('owner_id', '=', owner).select('branch_id').execute();
  await bumpBranches(trx, [owner, ...showing.map((row) => row.branch_id), ...others]);
}

/** Increments the content version of these branches. Locks in a fixed order to prevent deadlocks. */
export async function bumpBranches(trx: Trx, branchIds: readonly number[]): Promise<void> {
  if (branchIds.length === 0) return;
  await trx
    .with('locked', (db) =>
      db
        .selectFrom('branches')
        .where('short_id', 'in', branchIds)
        .select('short_id')
        .orderBy('short_id')
        .forNoKeyUpdate(),
    )
    .updateTable('branches')
    .set({ content_version: sql`content_version + 1`, date_updated: sql`now()` })
    .where('short_id', 'in', (eb) => eb.selectFrom('locked').select('short_id'))
    .execute();
}
