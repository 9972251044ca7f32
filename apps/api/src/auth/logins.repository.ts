import type { Role, StaffMember } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { recordStaffRevision } from '@umkreis/db/staff-revisions.ts';

const ALL_BRANCHES = Array.from({ length: 32 }, (_, index) => index + 1);

/** Claims of a valid token about its bearer. */
export interface Login {
  subject: string;
  /** Set only if the issuer has verified the address. */
  verifiedEmail: string | undefined;
}

/**
 * Finds the member of a login. The first login with a verified e-mail binds the row with that e-mail to its
 * subject; from then on only that subject is this member, whatever e-mail another login claims.
 */
export async function findStaff(db: Db, { subject, verifiedEmail }: Login): Promise<StaffMember | undefined> {
  let row = await rowOf(db, subject);
  if (!row && verifiedEmail) {
    const email = lowerAscii(verifiedEmail);
    if (await isUnbound(db, email)) await bind(db, subject, email);
    // A concurrent request of the same login may have bound it.
    row = await rowOf(db, subject);
  }
  if (!row) return undefined;
  return { email: row.email, name: row.name, role: row.role, branchShortIds: branchesOf(row) };
}

/**
 * Lower-cases ASCII letters only. Unicode folding maps other characters to them, such as the Kelvin sign to 'k', so
 * that a different mailbox would match.
 */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (character) => character.toLowerCase());

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

/** A page's first requests arrive concurrently: the second bind changes nothing. */
const bind = (db: Db, subject: string, email: string) =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set({ subject })
      .where('email', '=', email)
      .where('subject', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n)
      await recordStaffRevision(trx, {
        email,
        author: 'first login',
        action: 'bind',
        before: { subject: null },
        after: { subject },
      });
  });
