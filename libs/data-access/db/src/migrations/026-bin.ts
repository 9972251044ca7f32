import { sql, type Kysely } from 'kysely';

/** The trash: its items are complete, but hidden from visitors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table items add column date_binned timestamptz`.execute(db);
  await sql`create index items_binned on items (owner_id, id) where date_binned is not null`.execute(db);
}
