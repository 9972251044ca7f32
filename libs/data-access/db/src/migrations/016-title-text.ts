import { sql, type Kysely } from 'kysely';

/** Titles are searched without separators inside words: apostrophes, dots, hyphens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index items_title_text on items
    using gin (translate(lower(title), '''’ʼ\`.&‐‑-', '') gin_trgm_ops)`.execute(db);
  await sql`drop index items_title`.execute(db);
}
