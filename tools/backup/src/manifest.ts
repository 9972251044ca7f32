import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const table = z.object({
  name: z.string(),
  /** In the order of the file. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** Digest of all rows, whatever their order. */
  digest: z.string(),
});
const file = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });

/** Contents of a backup; written last, so that a folder without a manifest is no backup. */
const manifest = z.object({
  format: z.literal(FORMAT),
  date: z.iso.datetime(),
  /** PostgreSQL version of the source; the backup can be restored into another version. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** All files except the manifest, by path in the backup's folder. */
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;
export type BackedTable = z.infer<typeof table>;
export type BackedFile = z.infer<typeof file>;

/** @throws BackupError if the folder contains no complete backup that this release can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} is not a complete backup: ${MANIFEST} is missing.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${path.join(folder, MANIFEST)} can't be read: it is damaged, or of a newer release.`);
  }
}
