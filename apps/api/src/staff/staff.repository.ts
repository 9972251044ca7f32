import type { StaffMember } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';

const ALL_BRANCHES = Array.from({ length: 32 }, (_, index) => index + 1);

/**
 * The member behind a login. The first login binds the row of its e-mail to the subject;
 * from then on only that subject is this member, whatever e-mail another one claims.
 */
export async function findStaff(db: Db, subject: string, email: string | undefined): Promise<StaffMember | undefined> {
  const columns = ['email', 'name', 'role', 'branch_ids'] as const;
  const known = await db.selectFrom('staff').where('subject', '=', subject).select(columns).executeTakeFirst();
  const row =
    known ??
    (email &&
      (await db
        .updateTable('staff')
        .set({ subject })
        .where('email', '=', email.toLowerCase())
        .where('subject', 'is', null)
        .returning(columns)
        .executeTakeFirst()));
  if (!row) return undefined;
  return {
    email: row.email,
    name: row.name,
    role: row.role,
    branchShortIds: row.role === 'staff' ? ALL_BRANCHES : row.branch_ids,
  };
}
