import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '@umkreis/db/database.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';
import { masterName, renditionName } from '@umkreis/object-storage/file-names.ts';
import { createRendition } from '@umkreis/pictures/create-renditions.ts';
import type { JobRuns } from '@umkreis/serving/job-runs.ts';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import { sweepFiles } from './free-file.ts';
import { completeFile, takeIncomplete, type MediaFile } from './media-files.repository.ts';
import { wantedRenditions } from './wanted-renditions.ts';

const LOOK_MS = 20_000;
const SWEEP_MS = 10 * 60_000;
/** Pause between renditions, as requests have priority for the processors, ms. */
const IDLE_MS = 250;

export interface RenditionQueueOptions {
  db: Db;
  store: MediaStore;
  log: FastifyBaseLogger;
  /** Unused files are removed after this time, ms. */
  graceMs?: number;
}

/**
 * Creates the renditions that pages do not need at first, above all AVIF, one after another, and sweeps the store.
 * The work is stored in the rows, so that it continues after a restart.
 */
export class RenditionQueue {
  readonly #options: RenditionQueueOptions;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  #stopped = false;
  #runs: Pick<JobRuns, 'run'> | undefined;
  #lastSweep = Date.now();

  constructor(options: RenditionQueueOptions) {
    this.#options = options;
  }

  start(runs: Pick<JobRuns, 'run'>): void {
    this.#runs = runs;
    this.#next(2000);
  }

  /** Signals new work; another process that has the job polls by itself. */
  wake(): void {
    if (this.#runs) this.#next(50);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Works until nothing is left. */
  async drain(): Promise<void> {
    const { db, store, log } = this.#options;
    for (let file = await takeIncomplete(db); file && !this.#stopped; file = await takeIncomplete(db)) {
      await complete(db, store, file).catch((error: unknown) =>
        log.error({ err: error, file: file!.hash }, 'rendition failed'),
      );
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    }
  }

  #next(ms: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#working ??= this.#runs
        ?.run('pictures', () => this.#work())
        .catch(() => {})
        .finally(() => {
          this.#working = undefined;
          this.#next(LOOK_MS);
        });
    }, ms).unref();
  }

  /** @throws the database's error while it is down */
  async #work(): Promise<void> {
    await this.drain();
    if (this.#stopped || Date.now() - this.#lastSweep < SWEEP_MS) return;
    this.#lastSweep = Date.now();
    await sweepFiles(this.#options.db, this.#options.store, this.#options.graceMs ?? 60 * 60_000);
  }
}

async function complete(db: Db, store: MediaStore, file: MediaFile): Promise<void> {
  const has = (one: { width: number; format: string }) =>
    file.renditions.some((existing) => existing.width === one.width && existing.format === one.format);
  const missing = wantedRenditions(file).filter((one) => !has(one));
  const master = missing.length > 0 ? await store.read(masterName(file.hash)) : undefined;
  const renditions: RenditionRow[] = [...file.renditions];
  for (const { width, format } of missing) {
    const rendition = await createRendition(master!, width, format);
    await store.put(renditionName(file.hash, rendition), rendition.bytes, `image/${format}`);
    renditions.push({ width: rendition.width, height: rendition.height, format });
  }
  if (await completeFile(db, file.hash, renditions)) return;
  for (const one of missing) await store.delete(renditionName(file.hash, one));
}
