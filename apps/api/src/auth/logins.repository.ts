import type { Role, StaffMember } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { keepStaffRevision } from '@umkreis/db/staff-revisions.ts';

const ALL_BRANCHES = Array.from({ length: 32 }, (_, index) => index + 1);

/** What a valid token says of its bearer. */
export interface Login {
  subject: string;
  /** That the issuer has seen to be theirs. */
  verifiedEmail: string | undefined;
}

/**
 * The member behind a login. The first login with a verified e-mail binds the row of that e-mail to its subject;
 * from then on only that subject is this member, whatever e-mail another one claims.
 */
export async function findStaff(db: Db, { subject, verifiedEmail }: Login): Promise<StaffMember | undefined> {
  let row = await rowOf(db, subject);
  if (!row && verifiedEmail) {
    const email = lowerAscii(verifiedEmail);
    if (await isUnbound(db, email)) await bind(db, subject, email);
    // Another call of the same login may have bound it meanwhile.
    row = await rowOf(db, subject);
  }
  if (!row) return undefined;
  return { email: row.email, name: row.name, role: row.role, branchShortIds: branchesOf(row) };
}

/**
 * Lower case of ASCII letters alone. Unicode's lower case folds others onto them, such as the Kelvin sign onto 'k':
 * another mailbox would pass for this one.
 */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Branches of a member; all of them for staff. */
export const branchesOf = ({ role, branch_ids }: { role: Role; branch_ids: number[] }): number[] =>
  role === 'staff' ? ALL_BRANCHES : branch_ids;

const rowOf = (db: Db, subject: string) =>
  db
    .selectFrom('staff')
    .where('subject', '=', subject)
    .select(['email', 'name', 'role', 'branch_ids'])
    .executeTakeFirst();

const isUnbound = async (db: Db, email: string) =>
  Boolean(
    await db
      .selectFrom('staff')
      .where('email', '=', email)
      .where('subject', 'is', null)
      .select('email')
      .executeTakeFirst(),
  );

/** A page's first calls come at once: who comes second changes nothing. */
const bind = (db: Db, subject: string, email: string) =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ subject })
      .where('email', '=', email)
      .where('subject', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n)
      await keepStaffRevision(trx, {
        email,
        author: 'first login',
        action: 'bind',
        before: { subject: null },
        after: { subject },
      });
  });
