import type { Db } from './database.ts';
import { transact } from './retry.ts';
import { recordStaffRevision } from './staff-revisions.ts';
import type { BranchTables, StaffAction } from './tables/branch-tables.ts';

export interface Member {
  email: string;
  name: string;
  role: BranchTables['staff']['role'];
  /** Of an editor or a viewer; staff have all branches. */
  branch_ids: number[];
  /** Subject of the bound login; null until the first login. */
  subject: string | null;
}
export type Rights = Pick<Member, 'role' | 'branch_ids'>;

/** Author of a change. */
export interface By {
  author: string;
  /** Called in the transaction before anything is written; an error rolls it back. */
  check?(trx: Db): Promise<void>;
}

/** @returns undefined if the e-mail already exists */
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
    if (after) await recordStaffRevision(trx, { email: after.email, author, action: 'add', before: {}, after });
    return after;
  });

/** @returns undefined if the e-mail does not exist */
export const setRights = (db: Db, email: string, rights: Rights & { name?: string }, by: By) =>
  change(db, email, by, 'rights', rights);

/**
 * Releases a member from the bound login: the next verified login with the e-mail is bound.
 * @returns undefined if the e-mail does not exist
 */
export const unbindMember = (db: Db, email: string, by: By) => change(db, email, by, 'unbind', { subject: null });

/** Removes a member; the history remains. @returns whether the member existed */
export const removeMember = (db: Db, email: string, { author, check }: By): Promise<boolean> =>
  transact(db, async (trx) => {
    await check?.(trx);
    const before = await trx.deleteFrom('staff').where('email', '=', email).returningAll().executeTakeFirst();
    if (before) await recordStaffRevision(trx, { email, author, action: 'remove', before, after: {} });
    return before !== undefined;
  });

export const listMembers = (db: Db): Promise<Member[]> => db.selectFrom('staff').selectAll().orderBy('email').execute();

/** Changes, oldest first. @param email of one member, also a removed one; all members if omitted */
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
    await recordStaffRevision(trx, { email, author, action, before, after });
    return after;
  });
}
