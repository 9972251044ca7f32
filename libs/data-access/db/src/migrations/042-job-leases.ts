import { sql, type Kysely } from 'kysely';

/** Leases for jobs that only one process may do at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_leases (
    name text primary key,
    holder text not null,
    held_until timestamptz not null
  )`.execute(db);
}
