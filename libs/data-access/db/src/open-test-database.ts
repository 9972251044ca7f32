import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { connect } from './database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { migrate } from './migrate.ts';
import { TEMPLATE, TEST_SERVER } from './test-server.ts';

/** Small, since test files run in parallel and a server accepts 100 connections. */
const POOL = 5;
/** Environment variable with the address of a pooler, through which tests use their databases: `127.0.0.1:6432`. */
const TEST_POOLER = 'UMKREIS_TEST_POOLER';

/**
 * A fresh, migrated database for one test file: on the server of DATABASE_URL, else on that of the test run, where
 * it is dropped when closed; outside of a test run the embedded PostgreSQL in the data folder.
 */
export async function openTestDatabase(dataDir: string): Promise<OpenDatabase> {
  const given = process.env.DATABASE_URL;
  const server = given ?? process.env[TEST_SERVER];
  if (!server) return openDatabase({ dataDir });
  await mkdir(dataDir, { recursive: true });
  const name = `umkreis_test_${randomBytes(8).toString('hex')}`;
  // Copying the template's files takes a third of the time of the default, which writes them to the log.
  await run(
    server,
    given
      ? `create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`
      : `create database ${name} template ${TEMPLATE} strategy file_copy`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const served = new URL(url);
  served.host = process.env[TEST_POOLER] || url.host;
  const db = connect(served.href, { poolSize: POOL, keepsPlans: !process.env[TEST_POOLER] });
  const close = async () => {
    await db.destroy();
    await run(server, `drop database if exists ${name} with (force)`);
  };
  try {
    if (given) await migrateDirectly(url.href);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, url: served.href, created: true, close };
}

async function migrateDirectly(url: string): Promise<void> {
  const db = connect(url, { poolSize: 1 });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
