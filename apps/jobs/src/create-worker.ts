import path from 'node:path';
import { pino, type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { Jobs } from '@umkreis/background-jobs/jobs.ts';
import { addContentMetrics } from '@umkreis/background-jobs/metrics/content-metrics.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { snapshotEnv } from '@umkreis/content/snapshots/snapshot-env.ts';
import { SnapshotStore } from '@umkreis/content/snapshots/snapshot-store.ts';
import type { Db } from '@umkreis/db/database.ts';
import { RenditionQueue } from '@umkreis/media-files/rendition-queue.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { removeLeftOvers } from '@umkreis/serving/atomic-file.ts';
import { processLog } from '@umkreis/serving/process-log.ts';
import { createRegistry } from '@umkreis/serving/process-metrics.ts';
import { StorageState } from '@umkreis/serving/storage-state.ts';
import type { JobsConfig } from './config.ts';

/** Everything that works in the background. */
interface Worker {
  log: Logger;
  metrics: Registry;
  /** Reads the branches, adopts the existing snapshots, and starts all jobs. */
  start(): Promise<void>;
  /** Ends after the jobs that run; the database remains open. */
  stop(): Promise<void>;
}

export async function createWorker(db: Db, config: JobsConfig): Promise<Worker> {
  const dataDir = config.UMKREIS_DATA;
  const env = snapshotEnv(config);
  const log = pino(processLog('jobs', config.LOG_LEVEL));
  const content = new ContentState(db, path.join(dataDir, `content-${env}.json`), branchConfigs);
  const storage = new StorageState(dataDir);
  const snapshots = new SnapshotStore({ db, content, dataDir, storage, env, log });
  const renditions = new RenditionQueue({ db, store: await openMediaStore(dataDir), log });
  const jobs = new Jobs({ db, config, content, renditions, log });
  const metrics = createRegistry('jobs');
  addContentMetrics(metrics, { db, content, snapshots, storage });
  return {
    log,
    metrics,
    async start() {
      await removeLeftOvers(dataDir).catch(() => {});
      await content.open();
      await snapshots.start();
      content.start();
      jobs.start();
    },
    async stop() {
      content.stop();
      await snapshots.stop();
      await jobs.stop();
    },
  };
}
