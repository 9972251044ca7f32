import { sql, type Kysely } from 'kysely';

/**
 * A subscribed calendar that failed several times in a row is suspended until an editor resumes it. A failure is
 * counted before the calendar is read and reset afterwards, so that crashes of the process count too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_feeds add column failure_count int not null default 0`.execute(db);
  await sql`alter table calendar_feeds add column date_suspended timestamptz`.execute(db);
}
