import { Migrator } from 'kysely';
import type { Db } from './database.ts';
import * as initial from './migrations/001-initial.ts';

const migrations = { '001-initial': initial };

/** Brings the schema up to date; concurrent calls wait for each other. @throws the migration's error, with nothing of it kept */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
