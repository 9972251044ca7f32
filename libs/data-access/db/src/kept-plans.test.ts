import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from './database.ts';
import { keepPlan } from './kept-plans.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';

let dataDir: string;
let database: OpenDatabase;
const opened: Db[] = [];
const open = (keepsPlans: boolean) => {
  const db = connect(database.url, { poolSize: 1, keepsPlans });
  opened.push(db);
  return db;
};
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-plans-'));
  database = await openTestDatabase(dataDir);
}, 60_000);
afterAll(async () => {
  for (const db of opened) await db.destroy();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const countOf = (db: Db, owner: number) =>
  db
    .selectFrom('items')
    .modifyFront(keepPlan)
    .where('owner_id', '=', owner)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
const kept = async (db: Db) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

test('plans a marked statement once per connection', async () => {
  const db = open(true);
  for (const owner of [1, 2, 1]) expect(await countOf(db, owner)).toEqual({ count: 0 });
  await db.selectFrom('items').select('id').execute();
  expect(await kept(db)).toEqual([expect.stringContaining('count(*)')]);
});

test('keeps no plan behind a pooler', async () => {
  const db = open(false);
  expect(await countOf(db, 1)).toEqual({ count: 0 });
  expect(await kept(db)).toEqual([]);
});

test('keeps a plan after a rollback and a change of the schema', async () => {
  const db = open(true);
  const failing = db.transaction().execute(async (trx) => {
    await countOf(trx as unknown as Db, 1);
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  await sql`alter table items add column of_the_next_release text`.execute(db);
  expect(await countOf(db, 1)).toEqual({ count: 0 });
});
