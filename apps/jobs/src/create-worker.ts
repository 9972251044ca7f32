import path from 'node:path';
import { pino, type Logger } from 'pino';
import type { Registry } from 'prom-client';
import { Jobs } from '@umkreis/background-jobs/jobs.ts';
import { addContentMetrics } from '@umkreis/background-jobs/metrics/content-metrics.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { ContentState } from '@umkreis/content/content-state.ts';
import { namedFiles } from '@umkreis/content/named-files.repository.ts';
import { snapshotEnv } from '@umkreis/content/snapshots/snapshot-env.ts';
import { SnapshotStore } from '@umkreis/content/snapshots/snapshot-store.ts';
import type { Db } from '@umkreis/db/database.ts';
import { isDatabaseOutage } from '@umkreis/db/database-problem.ts';
import { DatabaseWatch } from '@umkreis/db/database-watch.ts';
import { RenditionQueue } from '@umkreis/media-files/rendition-queue.ts';
import { bucketAge } from '@umkreis/object-storage/bucket-metrics.ts';
import { BucketWatch } from '@umkreis/object-storage/bucket-watch.ts';
import { readMediaConfig } from '@umkreis/object-storage/media-config.ts';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { removeLeftOvers } from '@umkreis/serving/atomic-file.ts';
import { addBuildMetrics } from '@umkreis/serving/build-metrics.ts';
import { JobRuns } from '@umkreis/serving/job-runs.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { processLog } from '@umkreis/serving/process-log.ts';
import { addMetrics, createRegistry } from '@umkreis/serving/process-metrics.ts';
import { StorageState } from '@umkreis/serving/storage-state.ts';
import type { JobsConfig } from './config.ts';

/** Everything that works in the background. */
interface Worker {
  log: Logger;
  metrics: Registry;
  database: DatabaseWatch;
  /** Reads the branches, adopts the existing snapshots, and starts all jobs. */
  start(): Promise<void>;
  /** Ends after the jobs that run; the database remains open. */
  stop(): Promise<void>;
}

export async function createWorker(db: Db, config: JobsConfig): Promise<Worker> {
  const dataDir = config.UMKREIS_DATA;
  const env = snapshotEnv(config);
  const log = pino(processLog('jobs', config.LOG_LEVEL));
  const states = new StateLog(log);
  const database = new DatabaseWatch({ db, log: states });
  const runs = new JobRuns({ log: states, isOutage: isDatabaseOutage });
  const content = new ContentState(db, path.join(dataDir, `content-${env}.json`), branchConfigs, database);
  const mediaConfig = readMediaConfig();
  const storage = new StorageState(dataDir, () => namedFiles(db, mediaConfig.STORE === 'disk'));
  const snapshots = new SnapshotStore({ db, content, dataDir, storage, env, runs, log });
  const renditions = new RenditionQueue({ db, store: await openMediaStore(dataDir), log });
  const jobs = new Jobs({ db, config, content, renditions, runs, log });
  const media = new BucketWatch({ config: mediaConfig, name: 'the bucket of the media', log: states });
  media.start();
  const metrics = createRegistry('jobs');
  addContentMetrics(metrics, { db, content, snapshots, storage, dataDir, runs });
  addBuildMetrics(metrics, packageVersion(path.join(import.meta.dirname, '..')));
  addMetrics(metrics, [bucketAge('media', () => media.ageSeconds)]);
  return {
    log,
    metrics,
    database,
    async start() {
      await removeLeftOvers(dataDir).catch(() => {});
      await content.open();
      await snapshots.start();
      content.start();
      jobs.start();
    },
    async stop() {
      await media.stop();
      content.stop();
      await snapshots.stop();
      await jobs.stop();
    },
  };
}
