import { sql, type Kysely } from 'kysely';

/** An event that comes again: one row with its rule; the days on which it doesn't are named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column recurrence text`.execute(db);
  await sql`alter table events add column except_dates jsonb not null default '[]'`.execute(db);
}
