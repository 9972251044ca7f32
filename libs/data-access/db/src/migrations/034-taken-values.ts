import { sql, type Kysely } from 'kysely';

/** Values of a proposal that were written, possibly adapted by an editor: field → value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table change_requests add column taken jsonb`.execute(db);
}
