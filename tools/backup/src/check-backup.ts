import path from 'node:path';
import { migrationNames } from '@umkreis/db/migrate.ts';
import { BackupError } from './backup-error.ts';
import { hashOf } from './data-files.ts';
import { readManifest, type Manifest } from './manifest.ts';

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws BackupError that names what is damaged, missing, or of a newer release
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = manifest.migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a newer release with the migrations ${unknown.join(', ')}: restore it with that release.`,
    );
  for (const file of manifest.files) {
    if (path.isAbsolute(file.path) || file.path.split('/').includes('..'))
      throw new BackupError(`The backup is damaged: ${file.path} is no name of a file in it.`);
    const found = await hashOf(path.join(folder, file.path)).catch(() => undefined);
    if (!found) throw new BackupError(`The backup is damaged: ${file.path} is missing.`);
    if (found.sha256 !== file.sha256) throw new BackupError(`The backup is damaged: ${file.path} was changed.`);
  }
  return manifest;
}
