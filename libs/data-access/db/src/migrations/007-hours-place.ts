import { sql, type Kysely } from 'kysely';

/**
 * The state of a branch, for its holidays; time zone and holidays of an item if they differ from those of its
 * branch.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table branches add column state text`.execute(db);
  await sql`alter table items add column hours_place jsonb`.execute(db);
}
