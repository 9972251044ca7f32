import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const table = z.object({
  name: z.string(),
  /** As they stand in the file. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of all rows, whatever their order. */
  digest: z.string(),
});
const file = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });

/** What a backup holds; it is written last, so that a folder without one is no backup. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  date: z.iso.datetime(),
  /** PostgreSQL that it was taken of; it can be restored into another. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** Everything beside the manifest, by its path below the backup's folder. */
  files: z.array(file),
});
export type Manifest = z.infer<typeof manifest>;
export type BackedTable = z.infer<typeof table>;
export type BackedFile = z.infer<typeof file>;

/** @throws BackupError when the folder holds no whole backup that this release can read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} holds no whole backup: ${MANIFEST} is missing.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${path.join(folder, MANIFEST)} can't be read: it is damaged, or of a newer release.`);
  }
}
