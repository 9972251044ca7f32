import type { Role } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { transact } from '@umkreis/db/retry.ts';
import { keepStaffRevision } from '@umkreis/db/staff-revisions.ts';
import type { StaffAction } from '@umkreis/db/tables/branch-tables.ts';
import { StaffError } from './staff-error.ts';

export interface Member {
  email: string;
  name: string;
  role: Role;
  /** Of an editor or a viewer; staff have all of them. */
  branch_ids: number[];
  /** Of the login that is theirs; null until the first one. */
  subject: string | null;
}
export type Rights = Pick<Member, 'role' | 'branch_ids'>;

/** @throws StaffError when there is one of that e-mail */
export async function addMember(db: Db, member: Omit<Member, 'subject'>, author: string): Promise<Member> {
  return transact(db, async (trx) => {
    const after = await trx
      .insertInto('staff')
      .values(member)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!after) throw new StaffError(`${member.email} is a member already. Change the rights with 'rights'.`);
    await keepStaffRevision(trx, { email: after.email, author, action: 'add', before: {}, after });
    return after;
  });
}

/** @throws StaffError when there is nobody of that e-mail */
export const setRights = (db: Db, email: string, rights: Rights, author: string) =>
  change(db, email, { action: 'rights', author, to: rights });

/**
 * Frees a member from the login that was theirs: the next verified login of the e-mail becomes it.
 * @throws StaffError when there is nobody of that e-mail
 */
export const unbindMember = (db: Db, email: string, author: string) =>
  change(db, email, { action: 'unbind', author, to: { subject: null } });

/** Ends a membership; the history stays. @throws StaffError when there is nobody of that e-mail */
export async function removeMember(db: Db, email: string, author: string): Promise<void> {
  await transact(db, async (trx) => {
    const before = await trx.deleteFrom('staff').where('email', '=', email).returningAll().executeTakeFirst();
    if (!before) throw nobody(email);
    await keepStaffRevision(trx, { email, author, action: 'remove', before, after: {} });
  });
}

export const listMembers = (db: Db): Promise<Member[]> => db.selectFrom('staff').selectAll().orderBy('email').execute();

/** What was changed, oldest first. @param email of one member, gone ones too; without it of all */
export const historyOf = (db: Db, email?: string) =>
  db
    .selectFrom('staff_revisions')
    .selectAll()
    .$if(email !== undefined, (query) => query.where('email', '=', email!))
    .orderBy('id')
    .execute();

interface Change {
  action: StaffAction;
  author: string;
  to: Partial<Member>;
}

async function change(db: Db, email: string, { action, author, to }: Change): Promise<Member> {
  return transact(db, async (trx) => {
    const before = await trx.selectFrom('staff').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();
    if (!before) throw nobody(email);
    const after = await trx
      .updateTable('staff')
      .set(to)
      .where('email', '=', email)
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepStaffRevision(trx, { email, author, action, before, after });
    return after;
  });
}

const nobody = (email: string) => new StaffError(`Nobody has the e-mail ${email}. 'list' shows who is there.`);
