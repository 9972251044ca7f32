import { sql, type Kysely } from 'kysely';

/** What an unnamed place is near; the date of a branch's imported data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table items add column near_place text, add column near_street text`.execute(db);
  await sql`alter table branches add column date_of_data timestamptz`.execute(db);
}
