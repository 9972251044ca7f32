import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isMigrated, migrate, migrationNames } from './migrate.ts';

const last = '055-picture-focus';
let folder: string;
let server: EmbeddedPostgres;
let db: Db;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pg-'));
  server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  db = connect(server.url, { poolSize: 5 });
  await migrate(
    db,
    migrationNames.filter((name) => name !== last),
  );
});
afterAll(async () => {
  await db?.destroy();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const media = (on: Db) => sql<{ count: number }>`select count(*) from item_media`.execute(on);
const waitsForLock = async () =>
  (await sql`select 1 from pg_locks where not granted and relation = 'item_media'::regclass`.execute(db)).rows.length >
  0;

test('lets requests pass while a migration waits for a transaction, and completes after it', async () => {
  const released = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (transaction) => {
    await media(transaction);
    holding.resolve();
    await released.promise;
  });
  await holding.promise;
  const migrating = migrate(db);
  await expect.poll(waitsForLock).toBe(true);

  // Queued behind the migration, which waits for a transaction that does not end.
  try {
    expect((await media(db)).rows).toEqual([{ count: 0 }]);
    expect(await isMigrated(db)).toBe(false);
  } finally {
    released.resolve();
  }
  await Promise.all([holder, migrating]);
  expect(await isMigrated(db)).toBe(true);
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
  expect(rows).toEqual([{ lock_timeout: '0' }]);
});
