import { sql, type Kysely } from 'kysely';

/** Sorts titles like German dictionaries, numbers by value: `byTitle` of the lib places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation if not exists title_order (provider = icu, locale = 'de-u-kn-true')`.execute(db);
}
