import { sql, type Kysely } from 'kysely';

/** Factor of a kiosk's text, controls and labels; null: that of its screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kiosks add column scale real`.execute(db);
}
