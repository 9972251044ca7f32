import { sql, type Kysely } from 'kysely';

/** The sign of a kiosk that nobody uses, and the code that opens its start address once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kiosks
    add column house text,
    add column sign jsonb,
    add column code_hash text,
    add column code_expires timestamptz`.execute(db);
  await sql`create unique index kiosks_code on kiosks (code_hash)`.execute(db);
}
