import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { valleyHeights } from './valley-heights.ts';

/** Browsers cache an archive permanently, so its name changes with its content. */
const pattern = /^laerchtal-heights_[0-9a-f]{8}\.pmtiles$/;

const folderOf = (dataDir: string) => path.join(dataDir, 'basemap');

/** Writes the valley's heights to the basemap folder. */
export async function writeHeights(dataDir: string): Promise<void> {
  const archive = await valleyHeights();
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true });
  const name = `laerchtal-heights_${createHash('sha256').update(archive).digest('hex').slice(0, 8)}.pmtiles`;
  const temporary = path.join(folder, `.${randomUUID()}.tmp`);
  await writeFile(temporary, archive);
  await rename(temporary, path.join(folder, name));
  for (const file of await readdir(folder))
    if (pattern.test(file) && file !== name) await rm(path.join(folder, file), { force: true });
}

/** @returns file name of the valley's heights in the basemap folder; undefined: they were never written */
export async function heightsFile(dataDir: string): Promise<string | undefined> {
  const files = await readdir(folderOf(dataDir)).catch(() => []);
  return files.find((file) => pattern.test(file));
}
