import { sql } from 'kysely';
import type { Db } from './database.ts';
import { assertDirect } from './direct-connection.ts';
import { migrations } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

/** All migrations of this release, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Migrates the schema to the latest version; concurrent calls wait for each other.
 * @param upTo only these, to create the schema of a backup
 * @throws the migration's error, after rolling it back; also if a lock was not available for ten minutes; StartError
 *   for a connection through a pooler
 */
export async function migrate(db: Db, upTo: readonly string[] = migrationNames): Promise<void> {
  await assertDirect(db);
  await runMigrations(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => upTo.includes(name))));
}

/** PostgreSQL's undefined_table: the database was never migrated. */
const NO_TABLE = '42P01';

/** Whether the database has every migration of this release. @throws the database's error */
export async function isMigrated(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const applied = new Set(rows.map(({ name }) => name));
    return migrationNames.every((name) => applied.has(name));
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE) return false;
    throw error;
  }
}
