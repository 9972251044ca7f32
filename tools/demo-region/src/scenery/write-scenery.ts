import { Worker } from 'node:worker_threads';

export interface SceneryJob {
  dataDir: string;
  /** Branches that get no tiles */
  without: readonly number[];
}

/** Writes the valley's heights, floor tiles and overlays in a worker, in parallel with the import. */
export function writeScenery(job: SceneryJob): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./scenery-worker.ts', import.meta.url), { workerData: job });
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker for heights and tiles stopped with code ${code}`)));
  });
}
