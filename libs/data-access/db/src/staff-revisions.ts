import { v7 as uuidv7 } from 'uuid';
import type { Db } from './database.ts';
import type { StaffAction } from './tables/branch-tables.ts';

export interface StaffChange {
  email: string;
  /** Person who made the change. */
  author: string;
  action: StaffAction;
  before: object;
  after: object;
}

/** Records a change of a member; call it in the same transaction. */
export async function recordStaffRevision(
  trx: Db,
  { email, author, action, before, after }: StaffChange,
): Promise<void> {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changes = Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
      .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(fresh[field] ?? null))
      .map((field) => [field, { before: old[field] ?? null, after: fresh[field] ?? null }]),
  );
  await trx
    .insertInto('staff_revisions')
    .values({ id: uuidv7(), email, author, action, changes: JSON.stringify(changes) })
    .execute();
}
