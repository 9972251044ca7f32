import type { StaffRevision } from '@umkreis/contract/staff-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Locks a member's role until the transaction ends. @throws ProblemError 403 if the member is no longer staff */
export async function assertStillStaff(trx: Db, email: string): Promise<void> {
  const row = await trx
    .selectFrom('staff')
    .where('email', '=', email)
    .where('role', '=', 'staff')
    .select('email')
    .forShare()
    .executeTakeFirst();
  if (!row) throw new ProblemError(403, 'forbidden', 'Not allowed', { detail: 'Your rights were changed meanwhile.' });
}

const MAX_REVISIONS = 500;

/** Newest first, without the login's subject. */
export async function loadStaffRevisions(db: Db): Promise<StaffRevision[]> {
  const rows = await db.selectFrom('staff_revisions').selectAll().orderBy('id', 'desc').limit(MAX_REVISIONS).execute();
  return rows.map(({ changes, date, ...row }) => {
    const { subject: _login, ...publicChanges } = changes;
    return { ...row, date: date.toISOString(), changes: publicChanges };
  });
}
