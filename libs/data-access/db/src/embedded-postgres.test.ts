import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from './database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { transact } from './retry.ts';

let folder: string;
let dataDir: string;
let server: EmbeddedPostgres;
let db: Db;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pg-'));
  dataDir = path.join(folder, 'postgres');
  server = await startEmbeddedPostgres(dataDir);
  db = connect(server.url);
  await migrate(db);
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true });
});

const item = (n: number) => ({
  owner_id: 1,
  id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  nano_id: `nano${String(n).padStart(4, '0')}`,
  title: `Ort ${n}`,
  lat: 47,
  lon: 9.5,
  source: 'editor',
});

test('joins a running server, and leaves it running', async () => {
  const joined = await startEmbeddedPostgres(dataDir);
  expect(joined).toMatchObject({ url: server.url, created: false });
  await joined.stop();
  expect(await db.selectFrom('branches').select('short_id').execute()).toHaveLength(33);
});

test('supports concurrent migrations', async () => {
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
});

test('lets two writers of one row both succeed', async () => {
  await db.insertInto('items').values(item(1)).execute();
  const grow = () =>
    transact(db, async (trx) => {
      const { version } = await trx
        .selectFrom('items')
        .select('version')
        .where('id', '=', item(1).id)
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('items')
        .set({ version: version + 1 })
        .where('id', '=', item(1).id)
        .execute();
    });
  await Promise.all(Array.from({ length: 4 }, grow));
  expect(await db.selectFrom('items').select('version').where('id', '=', item(1).id).executeTakeFirstOrThrow()).toEqual(
    { version: 5 },
  );
});

test('loses no acknowledged row after kill -9, and recovers with the next start', async () => {
  await db.insertInto('items').values([2, 3, 4].map(item)).execute();
  await db.destroy();
  const pid = Number((await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  server = await startEmbeddedPostgres(dataDir);
  db = connect(server.url);
  expect(await db.selectFrom('items').select('title').orderBy('id').execute()).toEqual(
    [1, 2, 3, 4].map((n) => ({ title: `Ort ${n}` })),
  );
});

test('recreates a cluster whose first start was interrupted', async () => {
  const place = path.join(folder, 'interrupted');
  await mkdir(`${place}.new`, { recursive: true });
  await writeFile(path.join(`${place}.new`, 'PG_VERSION'), '18\n');
  await writeFile(`${place}.password`, 'of the interrupted one\n');
  const restarted = await startEmbeddedPostgres(place);
  const own = connect(restarted.url);
  await sql`create table written (id int)`.execute(own);
  expect(restarted.created).toBe(true);
  await own.destroy();
  await restarted.stop();
});

test('leaves a cluster of another major version alone, and explains how to proceed', async () => {
  const place = path.join(folder, 'older');
  await mkdir(place);
  await writeFile(path.join(place, 'PG_VERSION'), '14\n');
  await expect(startEmbeddedPostgres(place)).rejects.toThrow(
    /is a database of PostgreSQL 14, .*docs\/operations-backup\.md/,
  );
  expect(await readdir(place)).toEqual(['PG_VERSION']);
});
