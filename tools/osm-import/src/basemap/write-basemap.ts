import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Db } from '@umkreis/db/database.ts';
import type { BasemapJob } from './basemap-worker.ts';
import type { Coast } from './coastline.ts';
import type { CutBasemap } from './build-basemap.ts';

export interface WrittenBasemap {
  /** File name in the basemap folder */
  file: string;
  tiles: number;
  sea: Coast['sea'];
  bytes: number;
  /** Deletes the file, unless it existed before. */
  discard(): Promise<void>;
}

/**
 * Builds the basemap in a worker, in parallel with database work, and writes it to
 * <dataDir>/basemap/<name>-<hash>.pmtiles.
 */
export async function writeBasemap(job: BasemapJob, dataDir: string): Promise<WrittenBasemap> {
  const { archive, tiles, sea } = await inWorker(job);
  const folder = path.join(dataDir, 'basemap');
  await mkdir(folder, { recursive: true });
  const file = `${slug(job.name)}-${createHash('sha256').update(archive).digest('hex').slice(0, 8)}.pmtiles`;
  const isNew = !existsSync(path.join(folder, file));
  if (isNew) {
    const temporary = path.join(folder, `.${randomUUID()}.tmp`);
    await writeFile(temporary, archive);
    await rename(temporary, path.join(folder, file));
  }
  return {
    file,
    tiles,
    sea,
    bytes: archive.length,
    discard: async () => {
      if (isNew) await rm(path.join(folder, file), { force: true });
    },
  };
}

/** Removes archives that no branch refers to any more. */
export async function removeOldBasemaps(db: Db, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'basemap');
  const rows = await db.selectFrom('branches').select('basemap_archive').distinct().execute();
  const used = new Set(rows.map((row) => row.basemap_archive));
  for (const file of await readdir(folder)) {
    if (/-[0-9a-f]{8}\.pmtiles$/.test(file) && !used.has(file)) await rm(path.join(folder, file), { force: true });
  }
}

function inWorker(job: BasemapJob): Promise<CutBasemap> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./basemap-worker.ts', import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the basemap's worker stopped with code ${code}`)));
  });
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'basemap';
