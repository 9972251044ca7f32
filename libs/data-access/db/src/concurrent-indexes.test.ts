import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Db } from './database.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { migrations } from './migrations.ts';
import { requestLimits } from './connection-limits.ts';
import { runMigrations, type Migration } from './run-migrations.ts';

const newest: Record<string, Migration> = {
  '901-visits': { up: async (db) => void (await sql`create table visits (id uuid)`.execute(db)) },
  '902-indexes': {
    concurrentIndexes: [
      { name: 'metrics_key', on: "metrics (metric_key) where metric_key <> ''" },
      { name: 'metrics_once', isUnique: true, on: 'metrics (session_id, id)' },
    ],
  },
};
const all = { ...migrations, ...newest };

let folder: string;
let opened: OpenDatabase;
let db: Db;
/** Another process, as seen by the server. */
let other: Db;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-indexes-'));
  opened = await openTestDatabase(folder);
  db = opened.db;
  other = connect(opened.url, { poolSize: 1 });
});
beforeEach(() => insertMetrics('page_view'));
afterEach(async () => {
  await endTransaction();
  await sql`delete from kysely_migration where name > '9'`.execute(db);
  await sql`drop index if exists metrics_key, metrics_once`.execute(db);
  await sql`drop table if exists visits`.execute(db);
  await sql`truncate metrics`.execute(db);
});
afterAll(async () => {
  await other.destroy();
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const insertMetrics = (key: string) =>
  sql`insert into metrics (id, branch_id, session_id, metric_key, payload)
    values (gen_random_uuid(), 1, 's', ${key}, '{}')`.execute(db);

const indexes = async () =>
  (
    await sql<{ name: string; is_valid: boolean }>`
      select relname as name, indisvalid as is_valid from pg_index join pg_class on pg_class.oid = indexrelid
      where relname in ('metrics_key', 'metrics_once') order by name`.execute(db)
  ).rows;
const recorded = async () =>
  (await sql<{ name: string }>`select name from kysely_migration where name > '9' order by name`.execute(db)).rows.map(
    ({ name }) => name,
  );
const expectComplete = async () => {
  expect(await indexes()).toEqual([
    { name: 'metrics_key', is_valid: true },
    { name: 'metrics_once', is_valid: true },
  ]);
  expect(await recorded()).toEqual(['901-visits', '902-indexes']);
};

let endTransaction = async (): Promise<void> => {};
/** Opens a transaction that writes to metrics: an index of it can't be completed before it ends. */
async function openTransaction(): Promise<void> {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const running = db.transaction().execute(async (transaction) => {
    await sql`update metrics set payload = '{"a":1}'`.execute(transaction);
    started.resolve();
    await ended.promise;
  });
  endTransaction = () => (ended.resolve(), running);
  await started.promise;
}
/** Sessions that wait for a transaction, to create an index. */
const creators = async () =>
  (
    await sql<{ pid: number }>`select pid from pg_stat_activity
      where query like '%create %index concurrently%' and wait_event_type = 'Lock' and pid <> pg_backend_pid()
        and datname = current_database()`.execute(db)
  ).rows.map(({ pid }) => pid);
const untilCreating = async () => {
  await expect.poll(creators).toHaveLength(1);
  return (await creators())[0]!;
};

test('creates indexes outside of a transaction, and records them after the last one', async () => {
  await runMigrations(db, all);
  await expectComplete();
  await runMigrations(db, all);
  await expectComplete();
});

test('lets requests write while it creates an index, whatever the limits of its connection', async () => {
  const impatient = connect(opened.url, { poolSize: 1, limits: { ...requestLimits, lock_timeout: 20 } });
  await openTransaction();
  const migrating = runMigrations(impatient, all);
  await untilCreating();
  await insertMetrics('click');
  expect(await indexes()).toEqual([{ name: 'metrics_key', is_valid: false }]);
  expect(await recorded()).toEqual(['901-visits']);
  await endTransaction();
  await migrating;
  await expectComplete();
  expect((await sql`show lock_timeout`.execute(impatient)).rows).toEqual([{ lock_timeout: '20ms' }]);
  await impatient.destroy();
});

test('creates an incomplete index again after its session was ended', async () => {
  await openTransaction();
  const migrating = runMigrations(other, all);
  const failed = expect(migrating).rejects.toMatchObject({ code: '57P01' });
  await sql`select pg_terminate_backend(${await untilCreating()})`.execute(db);
  await failed;
  expect(await indexes()).toEqual([{ name: 'metrics_key', is_valid: false }]);
  await endTransaction();
  await runMigrations(other, all);
  await expectComplete();
});

test('continues after its process was killed', async () => {
  await openTransaction();
  const url = (file: string) => pathToFileURL(path.join(import.meta.dirname, file)).href;
  const killed = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { connect } from '${url('database.ts')}';
    import { createIndexes } from '${url('concurrent-indexes.ts')}';
    import { withMigrationLock } from '${url('migration-lock.ts')}';
    const indexes = [{ name: 'metrics_key', on: 'metrics (metric_key)' }];
    await connect('${opened.url}').connection().execute((db) => withMigrationLock(db, () => createIndexes(db, indexes)));`,
  ]);
  await untilCreating();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const migrating = runMigrations(db, all);
  await endTransaction();
  await migrating;
  await expectComplete();
});

test('lets a concurrent call wait without delaying the index', async () => {
  await openTransaction();
  const calls = [runMigrations(db, all), runMigrations(other, all)];
  await untilCreating();
  await expect
    .poll(
      async () =>
        (
          await sql`select 1 from pg_stat_activity where datname = current_database()
            and query like '%_advisory_lock(%' and pid <> pg_backend_pid()`.execute(db)
        ).rows.length,
    )
    .toBe(1);
  await endTransaction();
  await Promise.all(calls);
  await expectComplete();
});

test('leaves no incomplete index after an error, and records nothing', async () => {
  const keys = { concurrentIndexes: [{ name: 'metrics_key', isUnique: true, on: 'metrics (metric_key)' }] };
  await insertMetrics('page_view');
  await expect(runMigrations(db, { ...migrations, '902-indexes': keys })).rejects.toMatchObject({ code: '23505' });
  expect(await indexes()).toEqual([]);
  expect(await recorded()).toEqual([]);
});
