import { sql, type Kysely } from 'kysely';

/** Wikipedia articles and Wikidata entries of a place: the map ranks by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table items add column if not exists wikipedia text`.execute(db);
  await sql`alter table items add column if not exists wikidata text`.execute(db);
}
