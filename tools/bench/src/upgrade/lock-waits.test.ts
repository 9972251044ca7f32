import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { watchLocks } from './lock-waits.ts';

const HELD_MS = 400;
let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-locks-'));
  database = await openTestDatabase(folder);
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

it('measures how long a read waits behind a lock of its table', async () => {
  const { db, url } = database;
  const locks = await watchLocks(url);
  const reading = await db.transaction().execute(async (transaction) => {
    await sql`lock table items in access exclusive mode`.execute(transaction);
    const read = sql`select count(*) from items`.execute(db);
    await expect.poll(() => locks.longestMs, { timeout: 10_000 }).toBeGreaterThan(HELD_MS);
    // Not awaited here: it waits for the end of this transaction.
    return { read };
  });
  await reading.read;
  await locks.stop();
});

it('measures nothing while nobody waits', async () => {
  const locks = await watchLocks(database.url);
  await sql`select count(*) from items`.execute(database.db);
  await locks.stop();
  expect(locks.longestMs).toBe(0);
});
