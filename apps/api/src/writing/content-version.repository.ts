import { sql } from 'kysely';
import type { Trx } from './transaction.ts';

/** The owner and every branch that shows it have new content, and so have these others. */
export async function bumpContent(trx: Trx, owner: number, others: readonly number[] = []): Promise<void> {
  const showing = await trx.selectFrom('branch_owners').where('owner_id', '=', owner).select('branch_id').execute();
  await bumpBranches(trx, [owner, ...showing.map((row) => row.branch_id), ...others]);
}

/** These branches have new content, whoever owns it. Locked in one order, two who do it never block each other. */
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
