import { sql, type Kysely } from 'kysely';

/** Finds the owner of a street or building by its public id, for addresses without a branch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index streets_by_nano_id on streets (nano_id)`.execute(db);
  await sql`create index buildings_by_nano_id on buildings (nano_id)`.execute(db);
}
