import { sql, type Kysely } from 'kysely';

/** Steps that fill the database, with start and end, so that an interrupted one is resumed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_steps (
    name text primary key,
    date_begun timestamptz not null default now(),
    date_done timestamptz
  )`.execute(db);
}
