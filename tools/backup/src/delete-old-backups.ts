import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BACKUP_NAME } from './create-backup.ts';

/**
 * Deletes all complete backups in a folder except the newest ones.
 * @param keep number of backups that stay, 1 or more
 * @returns the names of the deleted ones
 */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();
  const old = names.slice(0, -keep);
  for (const name of old) {
    // Renamed first, so that an interrupted deletion leaves no folder that looks complete.
    const partial = path.join(folder, `${name}.partial`);
    await rename(path.join(folder, name), partial);
    await rm(partial, { recursive: true });
  }
  return old;
}
