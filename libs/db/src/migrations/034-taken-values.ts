import { sql, type Kysely } from 'kysely';

/** What was taken over of a proposal, as an editor may have adapted it: field → value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table change_requests add column taken jsonb`.execute(db);
}
