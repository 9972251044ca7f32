import { sql, type Kysely } from 'kysely';

/** Titles as German dictionaries sort, numbers by their size: `byTitle` of place-rules. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation if not exists title_order (provider = icu, locale = 'de-u-kn-true')`.execute(db);
}
