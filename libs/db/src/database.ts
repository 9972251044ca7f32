import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Database>;

/** @param url postgres:// URL of a PostgreSQL 15 or newer */
export function connect(url: string, poolSize = 10): Db {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5000 });
  // An idle connection that dies with the server must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

export interface OpenDatabase { db: Db; url: string; created: boolean; close(): Promise<void> }

/** Folder of everything the product keeps: UMKREIS_DATA, or .data in the workspace. */
export function dataFolder(): string {
  return path.resolve(process.env.UMKREIS_DATA ?? path.join(import.meta.dirname, '../../../.data'));
}

/**
 * The database of this machine, migrated: DATABASE_URL if set, else the embedded PostgreSQL in the data folder,
 * joined when it already runs and started otherwise.
 */
export async function openDatabase({ dataDir = dataFolder(), port = 0 } = {}): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const given = process.env.DATABASE_URL;
  const server = given
    ? { url: given, created: false, stop: async () => {} }
    : await startEmbeddedPostgres(path.join(dataDir, 'postgres'), port);
  const db = connect(server.url);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    await server.stop();
    throw error;
  }
  return { db, url: server.url, created: server.created, close: async () => { await db.destroy(); await server.stop(); } };
}
