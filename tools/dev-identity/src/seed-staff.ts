import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { recordStaffRevision } from '@umkreis/db/staff-revisions.ts';
import { demoPeople } from './people.ts';

/** Removes the demo people's permissions: a login elsewhere with one of their addresses must not have them. */
export async function removeDemoStaff(db: Db): Promise<void> {
  const emails = demoPeople.map(({ email }) => email);
  await transact(db, async (trx) => {
    const removed = await trx.deleteFrom('staff').where('email', 'in', emails).returningAll().execute();
    for (const before of removed)
      await recordStaffRevision(trx, { email: before.email, author: AUTHOR, action: 'remove', before, after: {} });
  });
}

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
