import type { Db } from './database.ts';
import { transact } from './retry.ts';
import { keepStaffRevision } from './staff-revisions.ts';
import type { BranchTables, StaffAction } from './tables/branch-tables.ts';

export interface Member {
  email: string;
  name: string;
  role: BranchTables['staff']['role'];
  /** Of an editor or a viewer; staff have all of them. */
  branch_ids: number[];
  /** Of the login that is theirs; null until the first one. */
  subject: string | null;
}
export type Rights = Pick<Member, 'role' | 'branch_ids'>;

/** Who makes a change. */
export interface By {
  author: string;
  /** Called within the change, before anything is written; what it throws keeps everything as it was. */
  check?(trx: Db): Promise<void>;
}

/** @returns undefined when there is one of that e-mail */
export const addMember = (
  db: Db,
  member: Omit<Member, 'subject'>,
  { author, check }: By,
): Promise<Member | undefined> =>
  transact(db, async (trx) => {
    await check?.(trx);
    const after = await trx
      .insertInto('staff')
      .values(member)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (after) await keepStaffRevision(trx, { email: after.email, author, action: 'add', before: {}, after });
    return after;
  });

/** @returns undefined when there is nobody of that e-mail */
export const setRights = (db: Db, email: string, rights: Rights & { name?: string }, by: By) =>
  change(db, email, by, 'rights', rights);

/**
 * Frees a member from the login that was theirs: the next verified login of the e-mail becomes it.
 * @returns undefined when there is nobody of that e-mail
 */
export const unbindMember = (db: Db, email: string, by: By) => change(db, email, by, 'unbind', { subject: null });

/** Ends a membership; the history stays. @returns whether there was one */
export const removeMember = (db: Db, email: string, { author, check }: By): Promise<boolean> =>
  transact(db, async (trx) => {
    await check?.(trx);
    const before = await trx.deleteFrom('staff').where('email', '=', email).returningAll().executeTakeFirst();
    if (before) await keepStaffRevision(trx, { email, author, action: 'remove', before, after: {} });
    return before !== undefined;
  });

export const listMembers = (db: Db): Promise<Member[]> => db.selectFrom('staff').selectAll().orderBy('email').execute();

/** What was changed, oldest first. @param email of one member, gone ones too; without it of all */
export const staffHistory = (db: Db, email?: string) =>
  db
    .selectFrom('staff_revisions')
    .selectAll()
    .$if(email !== undefined, (query) => query.where('email', '=', email!))
    .orderBy('id')
    .execute();

async function change(
  db: Db,
  email: string,
  { author, check }: By,
  action: StaffAction,
  to: Partial<Member>,
): Promise<Member | undefined> {
  return transact(db, async (trx) => {
    await check?.(trx);
    const before = await trx.selectFrom('staff').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();
    if (!before) return undefined;
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
