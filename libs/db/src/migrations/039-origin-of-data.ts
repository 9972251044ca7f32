import { sql, type Kysely } from 'kysely';

/** What a place without a name lies beside; the date of the data that a branch was filled from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table items add column near_place text, add column near_street text`.execute(db);
  await sql`alter table branches add column date_of_data timestamptz`.execute(db);
}
