import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Browsers cache an archive permanently, so its name changes with its content. */
export const heightsName = /^laerchtal-heights_[0-9a-f]{8}\.pmtiles$/;

/** @returns file name of the valley's heights in the basemap folder; undefined: they were never written */
export async function heightsFile(dataDir: string): Promise<string | undefined> {
  const files = await readdir(path.join(dataDir, 'basemap')).catch(() => []);
  return files.find((file) => heightsName.test(file));
}
