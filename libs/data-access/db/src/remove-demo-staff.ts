import type { Db } from './database.ts';
import { transact } from './retry.ts';
import { recordStaffRevision } from './staff-revisions.ts';
import { demoPeople } from './demo-people.ts';

const AUTHOR = 'npm start';

/** Removes the demo people's permissions: a login elsewhere with one of their addresses must not have them. */
export async function removeDemoStaff(db: Db): Promise<void> {
  const emails = demoPeople.map(({ email }) => email);
  await transact(db, async (trx) => {
    const removed = await trx.deleteFrom('staff').where('email', 'in', emails).returningAll().execute();
    for (const before of removed)
      await recordStaffRevision(trx, { email: before.email, author: AUTHOR, action: 'remove', before, after: {} });
  });
}
