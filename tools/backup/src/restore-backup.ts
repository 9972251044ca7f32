import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { connect } from '@umkreis/db/database.ts';
import { startEmbeddedPostgres } from '@umkreis/db/embedded-postgres.ts';
import { migrate } from '@umkreis/db/migrate.ts';
import { restoreMarker } from '@umkreis/db/restore-marker.ts';
import { readMediaConfig } from '@umkreis/object-storage/media-config.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { digestOf, fillTable, plainSettings } from './copy-table.ts';
import { copyFolder } from './data-files.ts';
import type { Manifest } from './manifest.ts';
import { emptyDatabase, hasContent } from './target-database.ts';

/** What a backup contains, and what is derived from it: the previous state must not remain next to it. */
const BROUGHT = ['postgres', 'postgres.password', 'releases', 'branches', 'identity', 'basemap', 'media'];
const isDerived = (name: string) => /^(json|documents|(content|snapshots)-\w+\.json)$/.test(name);

export interface RestoreOptions {
  /** Folder of the backup. */
  folder: string;
  dataDir: string;
  /** Instead of the embedded PostgreSQL. */
  databaseUrl?: string;
  /**
   * Allows replacing existing data: files and the embedded database are moved aside, tables of another database are
   * dropped.
   */
  replace?: boolean;
  /** Names the store of the media; the one of the process by default. */
  env?: NodeJS.ProcessEnv;
  now?: Date;
}
export interface RestoreReport {
  manifest: Manifest;
  rows: number;
  /** Folder with the previous data. */
  aside: string | null;
}

/**
 * Restores the state of a backup, and compares every row with it. Nothing is changed before the whole backup has
 * been checked; after an interrupted restore the product does not start until a restore is completed.
 * @throws BackupError for a damaged backup, or if data exist that must not be replaced
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { folder, dataDir, databaseUrl, replace = false } = options;
  const manifest = await checkBackup(folder);
  await mkdir(dataDir, { recursive: true });
  const isResumed = existsSync(restoreMarker(dataDir));
  const there = (await readdir(dataDir)).filter((name) => BROUGHT.includes(name) || isDerived(name));
  // Before anything is changed, also with --replace: the database may be missing.
  const isFilled = databaseUrl !== undefined && (await hasContent(databaseUrl));
  const occupied = [
    ...(there.length > 0 ? [`The data folder ${dataDir} is not empty: ${there.join(', ')}.`] : []),
    ...(isFilled ? ['The database at DATABASE_URL is not empty: it has places, events or members.'] : []),
  ];
  if (!replace && !isResumed && occupied.length > 0)
    throw new BackupError(
      `${occupied.join(' ')} Stop the product and add --replace: it moves files aside, and drops tables of DATABASE_URL.`,
    );
  await writeFile(restoreMarker(dataDir), JSON.stringify({ folder, date: manifest.date }));
  const aside = there.length > 0 ? await moveAside(dataDir, there, options.now ?? new Date()) : null;
  const rows = await fillDatabase({ folder, dataDir, databaseUrl }, manifest);
  await bringFiles(folder, dataDir, options.env);
  await rm(restoreMarker(dataDir));
  return { manifest, rows, aside };
}

async function moveAside(dataDir: string, names: readonly string[], now: Date): Promise<string> {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const aside = path.join(dataDir, `before-restore-${stamp}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(path.join(dataDir, name), path.join(aside, name));
  return aside;
}

async function fillDatabase(
  { folder, dataDir, databaseUrl }: Pick<RestoreOptions, 'folder' | 'dataDir' | 'databaseUrl'>,
  manifest: Manifest,
): Promise<number> {
  const server = databaseUrl
    ? { url: databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
  const db = connect(server.url);
  try {
    await emptyDatabase(server.url);
    await migrate(db, manifest.migrations);
    const rows = await fillTables(server.url, folder, manifest);
    await migrate(db);
    return rows;
  } finally {
    await db.destroy();
    await server.stop();
  }
}

/** All tables in one transaction; rows inserted by migrations are deleted first. */
async function fillTables(url: string, folder: string, { tables }: Manifest): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(plainSettings);
    for (const { name } of tables.toReversed()) await client.query(`delete from "${name}"`);
    for (const table of tables) await fillTable(client, table, path.join(folder, 'database', `${table.name}.copy.gz`));
    for (const table of tables) {
      const found = await digestOf(client, table);
      if (found.rows !== table.rows || found.digest !== table.digest)
        throw new BackupError(`${table.name} differs from the backup: ${found.rows} of ${table.rows} rows.`);
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function bringFiles(folder: string, dataDir: string, env?: NodeJS.ProcessEnv): Promise<void> {
  for (const name of ['releases', 'branches', 'identity', 'basemap'])
    if (existsSync(path.join(folder, name))) {
      await rm(path.join(dataDir, name), { recursive: true, force: true });
      await copyFolder(path.join(folder, name), path.join(dataDir, name));
    }
  const media = path.join(folder, 'media');
  if (!existsSync(media)) return;
  const store = await openMediaStore(dataDir, readMediaConfig(env));
  for (const name of await readdir(media)) await store.put(name, await readFile(path.join(media, name)), typeOf(name));
}

const typeOf = (name: string) => /\.(webp|avif)$/.exec(name)?.[0].replace('.', 'image/') ?? 'application/octet-stream';
