import { sql, type Kysely } from 'kysely';

/** Trash, whole days, and what visitors need to know about an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events
    add column date_binned timestamptz,
    add column is_all_day boolean not null default false,
    add column price text,
    add column organizer text,
    add column ticket_url text,
    add column location text`.execute(db);
}
