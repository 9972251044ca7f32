import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from './database.ts';
import type { Reader } from './owner-transaction.ts';
import type { AccessAction } from './tables/audit-tables.ts';

export interface Access {
  /** E-mail of a member, the operator who ran a command, or 'job'. */
  person: string;
  action: AccessAction;
  /** Omitted: none, or several. */
  branchShortId?: number | null | undefined;
  /** What was accessed; equal accesses within a quarter of an hour are counted in one row. */
  subject?: string;
  /** Number of people, or of exported places, whose data it returned. */
  records?: number;
  /** Counts and hashes; never a name or an address of a visitor. */
  details?: Readonly<Record<string, string | number>>;
}

const QUARTER_S = 900;

/**
 * Records an access to personal data. Every time zone differs from UTC by whole quarters of an hour, so that no row
 * spans two local days.
 * @throws the database's error; the data must not be returned then
 */
export async function recordAccess(
  db: Reader,
  { person, action, branchShortId = null, subject = '', records = 0, details = {} }: Access,
): Promise<void> {
  await db
    .insertInto('access_log')
    .values({
      id: uuidv7(),
      quarter: sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${QUARTER_S}) * ${QUARTER_S})`,
      person,
      action,
      branch_id: branchShortId,
      subject,
      records,
      details: JSON.stringify(details),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'quarter', 'action', 'subject'])
        .doUpdateSet((eb) => ({
          times: sql<number>`access_log.times + 1`,
          records: sql<number>`access_log.records + excluded.records`,
          date_last: eb.ref('excluded.date_last'),
          details: eb.ref('excluded.details'),
        })),
    )
    .execute();
}

/** The same for single actions with a row of their own, e.g. an export. */
export const recordAction = (db: Db, access: Omit<Access, 'subject'>): Promise<void> =>
  recordAccess(db, { ...access, subject: uuidv7() });
