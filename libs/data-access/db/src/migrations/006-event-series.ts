import { sql, type Kysely } from 'kysely';

/** Recurring events: one row with its rule and excluded dates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column recurrence text`.execute(db);
  await sql`alter table events add column except_dates jsonb not null default '[]'`.execute(db);
}
