import { sql, type Kysely } from 'kysely';

/** The bin: what lies in it is whole, and no visitor reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table items add column date_binned timestamptz`.execute(db);
  await sql`create index items_binned on items (owner_id, id) where date_binned is not null`.execute(db);
}
