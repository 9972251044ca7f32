import { setTimeout } from 'node:timers/promises';
import { Migrator, sql, type Kysely } from 'kysely';
import { createIndexes, type ConcurrentIndex } from './concurrent-indexes.ts';
import type { Db } from './database.ts';
import { withMigrationLock } from './migration-lock.ts';

interface TransactionalMigration {
  up(db: Kysely<unknown>): Promise<void>;
}
interface IndexMigration {
  concurrentIndexes: readonly ConcurrentIndex[];
}
/**
 * Either runs in a transaction, or creates indexes outside of one, while requests write to their tables: that of
 * tables which can be large. index-rule.test.ts checks it.
 */
export type Migration = TransactionalMigration | IndexMigration;
type Migrations = Readonly<Record<string, Migration>>;

/**
 * How long a migration waits for a lock, ms. Meanwhile all requests of that table wait behind it: after this time it
 * lets them pass and tries again.
 */
const LOCK_TIMEOUT_MS = 2000;
const PAUSE_MS = 1000;
/** About ten minutes. */
const MAX_ATTEMPTS = 200;
/** PostgreSQL's lock_not_available */
const NO_LOCK = '55P03';

/**
 * Runs what the database doesn't have yet: first the transactional migrations, in one transaction, then the indexes,
 * one after the other. A migration of indexes is recorded when all of them are valid, so an interrupted one continues
 * with the next call. Concurrent calls wait for each other.
 * @throws the migration's error, after rolling it back; also if a lock was not available for ten minutes
 */
export async function runMigrations(db: Db, migrations: Migrations): Promise<void> {
  await db.connection().execute((connection) =>
    withMigrationLock(connection, async () => {
      await runTransactional(connection, migrations);
      await runIndexes(connection, migrations);
    }),
  );
}

async function runTransactional(db: Db, migrations: Migrations): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const error = await runTransaction(db, migrations);
    if (error === undefined) return;
    if (attempt >= MAX_ATTEMPTS || (error as { code?: string }).code !== NO_LOCK) throw error;
    await setTimeout(PAUSE_MS);
  }
}

async function runIndexes(db: Db, migrations: Migrations): Promise<void> {
  const applied = await appliedNames(db);
  for (const [name, migration] of Object.entries(migrations)) {
    if (!('concurrentIndexes' in migration) || applied.has(name)) continue;
    await createIndexes(db, migration.concurrentIndexes);
    const timestamp = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db);
  }
}

/** @returns the error of the migration, after rolling it back; undefined: none */
async function runTransaction(db: Db, migrations: Migrations): Promise<unknown> {
  const applied = await appliedNames(db);
  await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  try {
    // Each migration only depends on the first one and on that which created its tables, so a database may run them
    // in another order.
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => transactional(migrations, applied) },
      allowUnorderedMigrations: true,
    });
    return (await migrator.migrateToLatest()).error;
  } finally {
    await sql`reset lock_timeout`.execute(db);
  }
}

/** Includes applied migrations of indexes, which aren't run again, as Kysely rejects a database with unknown ones. */
function transactional(migrations: Migrations, applied: ReadonlySet<string>): Record<string, TransactionalMigration> {
  const found: Record<string, TransactionalMigration> = {};
  for (const [name, migration] of Object.entries(migrations))
    if ('up' in migration) found[name] = migration;
    else if (applied.has(name)) found[name] = { up: async () => {} };
  return found;
}

async function appliedNames(db: Db): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
