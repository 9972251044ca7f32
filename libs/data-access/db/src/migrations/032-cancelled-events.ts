import { sql, type Kysely } from 'kysely';

/** A cancelled event remains visible as such. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table events add column is_cancelled boolean not null default false`.execute(db);
}
