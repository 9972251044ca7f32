import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { heightsName } from './heights-file.ts';
import { valleyHeights } from './valley-heights.ts';

/** Writes the valley's heights to the basemap folder. */
export async function writeHeights(dataDir: string): Promise<void> {
  const archive = await valleyHeights();
  const folder = path.join(dataDir, 'basemap');
  await mkdir(folder, { recursive: true });
  const name = `laerchtal-heights_${createHash('sha256').update(archive).digest('hex').slice(0, 8)}.pmtiles`;
  const temporary = path.join(folder, `.${randomUUID()}.tmp`);
  await writeFile(temporary, archive);
  await rename(temporary, path.join(folder, name));
  for (const file of await readdir(folder))
    if (heightsName.test(file) && file !== name) await rm(path.join(folder, file), { force: true });
}
