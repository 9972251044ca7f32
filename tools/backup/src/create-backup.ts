import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { recordBackup } from '@umkreis/serving/last-backup.ts';
import { configurationOf } from './configuration.ts';
import { plainSettings, writeTable } from './copy-table.ts';
import { copyDataFiles, filesBelow } from './data-files.ts';
import { FORMAT, MANIFEST, type BackedTable, type Manifest } from './manifest.ts';
import { appliedMigrations, tablesInOrder } from './tables.ts';

const TRIES = 3;
/** Name of a complete backup: `umkreis-20261122-030000`. */
export const BACKUP_NAME = /^umkreis-\d{8}-\d{6}$/;

export interface BackupOptions {
  databaseUrl: string;
  store: MediaStore;
  dataDir: string;
  /** Folder of all backups; each has a folder of its own in it. */
  into: string;
  env?: NodeJS.ProcessEnv;
  now?: Date;
}
export interface BackupReport {
  folder: string;
  rows: number;
  files: number;
  bytes: number;
  /** Files that rows refer to, but that do not exist. */
  missing: string[];
}

/**
 * Backs up the database in one consistent state, and the files that this state refers to, while the product runs.
 * The folder is renamed once it is complete.
 */
export async function createBackup(options: BackupOptions): Promise<BackupReport> {
  const date = options.now ?? new Date();
  const stamp = date.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const folder = path.join(path.resolve(options.into), `umkreis-${stamp}`);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const partial = `${folder}.partial`;
  try {
    for (let attempt = 1; ; attempt++) {
      await rm(partial, { recursive: true, force: true });
      await mkdir(path.join(partial, 'database'), { recursive: true, mode: 0o700 });
      const { tables, missing, ...about } = await copyState(options, partial);
      // A file that was deleted while others were copied is not in a later state of the rows.
      if (missing.length > 0 && attempt < TRIES) continue;
      await writeFile(
        path.join(partial, 'configuration.json'),
        JSON.stringify(configurationOf(options.env ?? process.env), null, 2),
      );
      const files = await filesBelow(partial);
      const manifest: Manifest = { format: FORMAT, date: date.toISOString(), ...about, tables, files };
      await writeFile(path.join(partial, MANIFEST), JSON.stringify(manifest, null, 2));
      await rename(partial, folder);
      await recordBackup(options.dataDir, date);
      const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
      return {
        folder,
        rows: sum(tables.map(({ rows }) => rows)),
        files: files.length,
        bytes: sum(files.map(({ bytes }) => bytes)),
        missing,
      };
    }
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyState({ databaseUrl, store, dataDir, env = process.env }: BackupOptions, folder: string) {
  const terrainUrl = env.TERRAIN_URL;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(plainSettings);
    const migrations = await appliedMigrations(client);
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const tables: BackedTable[] = [];
    for (const { name, columns } of await tablesInOrder(client))
      tables.push(await writeTable(client, name, columns, path.join(folder, 'database', `${name}.copy.gz`)));
    const missing = await copyDataFiles({ client, store, dataDir, folder, terrainUrl });
    return { migrations, postgres: rows[0]!.server_version, tables, missing };
  } finally {
    await client.end();
  }
}
