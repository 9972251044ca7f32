import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TEST_SERVER } from './test-server.ts';

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-given-'));
  database = await openTestDatabase(dataDir);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const given = process.env.DATABASE_URL;
const server = given ?? process.env[TEST_SERVER];

test('runs the suite on the configured server', async () => {
  const {
    rows: [row],
  } = await sql<{ port: number; name: string; version: number }>`
    select inet_server_port() as port, current_database() as name,
      current_setting('server_version_num')::int / 10000 as version`.execute(database.db);
  const url = new URL(given ?? database.url);
  expect(row).toMatchObject({
    port: Number(url.port || 5432),
    name: server ? expect.stringMatching(/^umkreis_test_[0-9a-f]{16}$/) : 'umkreis',
  });
  expect(row!.version).toBeGreaterThanOrEqual(15);
  const expected = process.env.EXPECTED_POSTGRES_VERSION;
  if (expected) expect(String(row!.version)).toBe(expected);
});
