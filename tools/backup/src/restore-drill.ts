import { existsSync } from 'node:fs';
import { recordRestoreDrill } from '@umkreis/serving/last-backup.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';

/**
 * Reads a whole backup without changing anything, and records the success in the data folder, if there is one, from
 * which API and jobs export it as a metric.
 * @throws BackupError as `checkBackup`
 */
export async function restoreDrill(folder: string, dataDir: string, now = new Date()): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  if (existsSync(dataDir)) await recordRestoreDrill(dataDir, now);
  return manifest;
}
