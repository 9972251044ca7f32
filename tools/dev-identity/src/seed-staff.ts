import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { recordStaffRevision } from '@umkreis/db/staff-revisions.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';

/** Makes the demo people members of the dashboard. Existing members keep their current permissions. */
export async function seedStaff(db: Db): Promise<void> {
  await transact(db, async (trx) => {
    const fresh = await trx
      .insertInto('staff')
      .values(demoPeople.map(({ email, name, role, branchIds }) => ({ email, name, role, branch_ids: branchIds })))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .execute();
    for (const after of fresh)
      await recordStaffRevision(trx, { email: after.email, author: AUTHOR, action: 'add', before: {}, after });
  });
}

const AUTHOR = 'npm start';
