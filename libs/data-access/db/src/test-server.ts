import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** Environment variable by which `openTestDatabase` finds the server of a test run. */
export const TEST_SERVER = 'UMKREIS_TEST_SERVER';
/** The migrated database from which each test's database is copied. */
export const TEMPLATE = 'umkreis_template';

/**
 * One embedded PostgreSQL for a whole test run, as a cluster per test file would take longer than the tests. Not
 * durable.
 */
export async function startTestServer(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'umkreis-test-server-'));
  const server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(server.url);
  template.pathname = `/${TEMPLATE}`;
  const db = connect(template.href, { poolSize: 1 });
  await migrate(db);
  await db.destroy();
  return {
    env: { [TEST_SERVER]: server.url },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
