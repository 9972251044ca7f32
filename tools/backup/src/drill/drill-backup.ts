import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { recordRestoreDrill } from '@umkreis/serving/last-backup.ts';
import { BackupError } from '../backup-error.ts';
import { BACKUP_NAME } from '../create-backup.ts';
import { MANIFEST } from '../manifest.ts';
import { restoreBackup } from '../restore-backup.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

export interface BackupDrillReport {
  /** Folder of the backup. */
  backup: string;
  date: Date;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
  /** Duration, s */
  seconds: number;
}

/**
 * Reads a whole backup, restores it into a temporary folder with an embedded PostgreSQL, compares every row with it,
 * and records the success in the data folder, if there is one.
 * @param folder a backup, or the folder of all backups, of which the newest one is restored
 * @throws BackupError with the sentence why it failed
 */
export async function drillBackup(folder: string, dataDir: string, now = new Date()): Promise<BackupDrillReport> {
  const backup = await newestBackup(folder);
  const started = performance.now();
  const { manifest, rows } = await inTemporaryFolder((temporary) =>
    restoreBackup({ folder: backup, dataDir: path.join(temporary, 'data'), env: {} }),
  );
  if (existsSync(dataDir)) await recordRestoreDrill(dataDir, now);
  return {
    backup,
    date: new Date(manifest.date),
    tables: manifest.tables.length,
    rows,
    files: manifest.files.length,
    bytes: manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: (performance.now() - started) / 1000,
  };
}

async function newestBackup(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => {
    throw new BackupError(`${folder} can't be read.`);
  });
  if (names.includes(MANIFEST)) return folder;
  const newest = names
    .filter((name) => BACKUP_NAME.test(name))
    .toSorted()
    .at(-1);
  if (!newest) throw new BackupError(`There is no backup in ${folder}.`);
  return path.join(folder, newest);
}
