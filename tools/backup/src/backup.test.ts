import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, type Db } from '@umkreis/db/database.ts';
import { openDatabase, type OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { restoreMarker } from '@umkreis/db/restore-marker.ts';
import { loadDemo } from '@umkreis/demo-region/load-demo.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { lastBackup, lastRestoreDrill } from '@umkreis/serving/last-backup.ts';
import { createBackup, type BackupReport } from './create-backup.ts';
import { deleteOldBackups } from './delete-old-backups.ts';
import { drillBackup } from './drill/drill-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
let source: OpenDatabase;
/** Backup of the initial state of the source. */
let backup: BackupReport;
const at = (name: string) => path.join(folder, name);
const given = process.env.DATABASE_URL;

// The source is the embedded PostgreSQL; the target is the one of the test run, which may differ.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-backup-'));
  source = await withoutGiven(() => openDatabase({ dataDir: at('source') }));
  await loadDemo(source.db, { dataDir: at('source') });
  await source.db
    .insertInto('staff')
    .values({ email: 'eva@town.example', name: 'Eva "\\\t\n"', role: 'staff' })
    .execute();
  for (const version of ['v1', 'v2', 'v0']) {
    await mkdir(at(`source/releases/map/${version}`), { recursive: true });
    await writeFile(at(`source/releases/map/${version}/main.js`), version);
  }
  const pointers = { map: { current: 'v2', previous: ['v1'] } };
  await writeFile(at('source/releases/releases.json'), JSON.stringify(pointers));
}, 120_000);
afterAll(async () => {
  await source?.close();
  await rm(folder, { recursive: true, force: true });
});

async function withoutGiven<T>(work: () => Promise<T>): Promise<T> {
  delete process.env.DATABASE_URL;
  try {
    return await work();
  } finally {
    if (given !== undefined) process.env.DATABASE_URL = given;
  }
}

const backUp = async (into: string, env = {}) =>
  createBackup({
    databaseUrl: source.url,
    store: await openMediaStore(at('source')),
    dataDir: at('source'),
    into: at(into),
    env,
  });

/** Every row of every table in PostgreSQL's format, sorted. */
async function allRows(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not like 'kysely%' order by 1`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
    all[name] = rows.map(({ row }) => row).toSorted();
  }
  return all;
}

async function filesOf(folderName: string): Promise<Record<string, string>> {
  const entries = await readdir(at(folderName), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.toSorted().map(async (file) => [
        path.relative(at(folderName), file),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ]),
    ),
  );
}

/** Restores into the database of the test run, and opens it. */
async function restored(backup: string, name: string) {
  const dataDir = at(name);
  const other = given ? await openTestDatabase(dataDir) : undefined;
  await restoreBackup({ folder: backup, dataDir, databaseUrl: other?.url });
  const database = other ?? (await withoutGiven(() => openDatabase({ dataDir })));
  return { db: database.db, close: () => database.close() };
}

test('restores every row, picture, basemap and release after a loss', async () => {
  const before = await allRows(source.db);
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(25);
  await writeFile(at('source/basemap/alps.pmtiles'), 'heights');
  const env = { PRODUCT_NAME: 'Karte', MEDIA_S3_SECRET: 'geheim', HOME: '/root' };
  backup = await backUp('backups', { ...env, TERRAIN_URL: '/basemap/alps.pmtiles' });
  expect(backup.missing).toEqual([]);
  expect(await lastBackup(at('source'))).toBeDefined();
  expect(JSON.parse(await readFile(path.join(backup.folder, 'configuration.json'), 'utf8'))).toEqual({
    MEDIA_S3_SECRET: '(secret: not in the backup)',
    PRODUCT_NAME: 'Karte',
    TERRAIN_URL: '/basemap/alps.pmtiles',
  });
  const target = await restored(backup.folder, 'target');
  try {
    expect(await allRows(target.db)).toEqual(before);
  } finally {
    await target.close();
  }
  expect(await filesOf('target/media')).toEqual(await filesOf('source/media'));
  expect(await filesOf('target/basemap')).toEqual(await filesOf('source/basemap'));
  expect(Object.keys(await filesOf('target/releases'))).toEqual(['map/v1/main.js', 'map/v2/main.js', 'releases.json']);
  expect(await filesOf('target/releases')).toMatchObject({
    'releases.json': (await filesOf('source/releases'))['releases.json'],
  });
}, 120_000);

test('restores the newest backup in a drill, and leaves no copy', async () => {
  await mkdir(at('backups/umkreis-20000101-000000'), { recursive: true });
  await mkdir(at('tmp'));
  vi.stubEnv('TMPDIR', at('tmp'));
  // The drill may not write into the bucket of the product.
  vi.stubEnv('MEDIA_STORE', 's3');
  const now = new Date();
  const report = await withoutGiven(() => drillBackup(at('backups'), at('source'), now));
  expect(report).toMatchObject({ backup: backup.folder, rows: backup.rows, files: backup.files, bytes: backup.bytes });
  expect(await lastRestoreDrill(at('source'))).toEqual(now);
  expect(await readdir(at('tmp'))).toEqual([]);
  await expect(drillBackup(at('tmp'), at('source'))).rejects.toThrow('There is no backup in');
}, 120_000);

test('deletes old backups, and nothing else', async () => {
  const names = ['umkreis-20260101-000000', 'umkreis-20260102-000000', 'umkreis-20260103-000000'];
  const others = ['umkreis-20260101-000000.partial', 'other'];
  for (const name of [...names, ...others]) await mkdir(at(`old/${name}`), { recursive: true });
  expect(await deleteOldBackups(at('old'), 4)).toEqual([]);
  await rm(at(`old/${others[0]}`), { recursive: true });
  expect(await deleteOldBackups(at('old'), 2)).toEqual(names.slice(0, 1));
  expect((await readdir(at('old'))).toSorted()).toEqual(['other', ...names.slice(1)]);
});

test('contains concurrent transactions completely or not at all', async () => {
  let isWriting = true;
  const db = connect(source.url, { poolSize: 4 });
  const writers = Array.from({ length: 3 }, async () => {
    for (; isWriting;) {
      const id = uuidv7();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('items')
          .values({ owner_id: 1, id, nano_id: id.slice(-8), title: 'Paar', lat: 47, lon: 9.5, source: 'editor' })
          .execute();
        await new Promise((resolve) => setTimeout(resolve, 2));
        await trx
          .insertInto('item_revisions')
          .values({ owner_id: 1, item_id: id, revision: 1, author: 'a@b.example', action: 'create', changes: '{}' })
          .execute();
      });
    }
  });
  const count = async (one: Db) =>
    (
      await sql<{ items: number; pairs: number }>`select count(*)::int as items,
        (select count(*)::int from item_revisions r join items using (owner_id) where items.id = r.item_id
          and title = 'Paar') as pairs
        from items where title = 'Paar'`.execute(one)
    ).rows[0]!;
  await expect.poll(async () => (await count(db)).items, { timeout: 20_000 }).toBeGreaterThan(10);
  const live = await backUp('live');
  isWriting = false;
  await Promise.all(writers);
  const target = await restored(live.folder, 'live-target');
  try {
    const { items, pairs } = await count(target.db);
    expect(items).toBeGreaterThan(10);
    expect(items).toBeLessThan((await count(db)).items);
    expect(pairs).toBe(items);
  } finally {
    await target.close();
    await db.destroy();
  }
}, 120_000);

describe('a restore', () => {
  test('rejects a damaged or incomplete backup and changes nothing', async () => {
    const damaged = at('damaged');
    await cp(backup.folder, damaged, { recursive: true });
    await appendFile(path.join(damaged, 'database/items.copy.gz'), 'x');
    const restore = () => restoreBackup({ folder: damaged, dataDir: at('nothing') });
    await expect(restore()).rejects.toThrow('database/items.copy.gz was changed');
    await rm(path.join(damaged, 'database/items.copy.gz'));
    await expect(restore()).rejects.toThrow('database/items.copy.gz is missing');
    await rm(path.join(damaged, 'manifest.json'));
    await expect(restore()).rejects.toThrow('is not a complete backup');
    await expect(readdir(at('nothing'))).rejects.toThrow('ENOENT');
  }, 60_000);

  test('moves existing data aside, but only with --replace', { tags: ['nightly'], timeout: 60_000 }, async () => {
    await mkdir(at('used/branches'), { recursive: true });
    await mkdir(at('used/json'));
    await writeFile(at('used/branches/logo.svg'), 'mine');
    await expect(withoutGiven(() => restoreBackup({ folder: backup.folder, dataDir: at('used') }))).rejects.toThrow(
      `The data folder ${at('used')} is not empty: branches, json. Stop the product and add --replace`,
    );
    const { aside } = await withoutGiven(() =>
      restoreBackup({
        folder: backup.folder,
        dataDir: at('used'),
        replace: true,
        now: new Date('2026-01-02T03:04:05Z'),
      }),
    );
    expect(aside).toBe(at('used/before-restore-20260102-030405'));
    expect((await readdir(aside!)).toSorted()).toEqual(['branches', 'json']);
    expect(await readFile(path.join(aside!, 'branches/logo.svg'), 'utf8')).toBe('mine');
  });

  test('says that the database is not empty, and changes no file while it is missing', async () => {
    const target = await openTestDatabase(at('target'));
    await target.db.insertInto('staff').values({ email: 'old@town.example', name: 'Old', role: 'staff' }).execute();
    const restore = (databaseUrl: string, dataDir: string) =>
      restoreBackup({ folder: backup.folder, dataDir, databaseUrl, replace: dataDir !== at('empty') });
    await expect(restore(target.url, at('empty'))).rejects.toThrow(/^The database at DATABASE_URL is not empty/);
    await mkdir(at('kept/json'), { recursive: true });
    const missing = target.url.replace(/\/[^/]+$/, '/umkreis_nowhere');
    await expect(restore(missing, at('kept'))).rejects.toThrow('"umkreis_nowhere" does not exist');
    expect(await readdir(at('kept'))).toEqual(['json']);
    await target.close();
  }, 60_000);

  test('prevents any start after an interruption until it is completed', async () => {
    await mkdir(at('half'));
    await writeFile(restoreMarker(at('half')), '{}');
    await expect(openDatabase({ dataDir: at('half') })).rejects.toThrow("run 'npm run restore' again");
    await withoutGiven(() => restoreBackup({ folder: backup.folder, dataDir: at('half') }));
    const database = await withoutGiven(() => openDatabase({ dataDir: at('half') }));
    expect(Object.keys(await allRows(database.db))).toEqual(Object.keys(await allRows(source.db)));
    await database.close();
  }, 60_000);
});
