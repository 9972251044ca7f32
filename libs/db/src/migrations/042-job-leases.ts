import { sql, type Kysely } from 'kysely';

/** Who does what only one process may do at a time, and until when it is theirs without another word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_leases (
    name text primary key,
    holder text not null,
    held_until timestamptz not null
  )`.execute(db);
}
