import { sql, type Kysely } from 'kysely';

/** What fills the database in several steps, begun and done: an interrupted one is taken up again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_steps (
    name text primary key,
    date_begun timestamptz not null default now(),
    date_done timestamptz
  )`.execute(db);
}
