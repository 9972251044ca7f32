import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Lease } from '@umkreis/background-jobs/lease/job-lease.repository.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { endOnSignal } from '@umkreis/serving/graceful-end.ts';
import { startOperations } from '@umkreis/serving/operations-server.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { openedOrExit, settingsOrExit } from '@umkreis/serving/settings-or-exit.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { startTelemetry } from '@umkreis/serving/telemetry.ts';
import { startWatchdog } from '@umkreis/serving/watchdog/watchdog.ts';
import { readConfig } from './config.ts';
import { createWorker } from './create-worker.ts';
import { Migration } from './migration.ts';
import { prepareDatabase } from './prepare-database.ts';

/** A sixth of the lease time; an API reports missing jobs after 8 s. */
const EVERY_MS = 2500;

const config = settingsOrExit(readConfig);
const { db, close } = await openedOrExit(() =>
  openDatabase({
    dataDir: config.UMKREIS_DATA,
    mayBeUnavailable: config.DATABASE_URL !== undefined,
    forRequests: true,
    name: 'umkreis-jobs',
  }),
);
const worker = await createWorker(db, config);
const endTelemetry = await startTelemetry({
  settings: config,
  service: 'umkreis-jobs',
  version: packageVersion(path.join(import.meta.dirname, '..')),
  states: new StateLog(worker.log),
});
const lease = new Lease(db, 'jobs', `${hostname()} ${process.pid}`);
const directUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
const migration = new Migration(worker.log, async (log) => directUrl && prepareDatabase(directUrl, { log }));
let isEnding = false;
let isWorking = false;
/** Whether the database has reported who has the work. */
let hasLooked = false;
const closeOperations = await startOperations({
  settings: config,
  metrics: worker.metrics,
  whyNotReady: async () => {
    if (isEnding) return 'it ends';
    if (isWorking) return undefined;
    return worker.database.problem?.text ?? (hasLooked ? undefined : 'it starts');
  },
  // A process that stands by is ready: a rolling update would wait for it forever.
  whyIdle: () => (isWorking ? undefined : 'another process has the work'),
});
endOnSignal({
  end: {
    async end() {
      isEnding = true;
      await worker.stop();
      await lease.giveBack().catch(() => {});
      return true;
    },
  },
  times: { drainMs: 0, longestMs: config.SHUTDOWN_SECONDS * 1000 },
  log: worker.log,
  after: async () => {
    await endTelemetry();
    await closeOperations?.();
    await close();
  },
});

// Only one such process works; the others wait for it to end.
while (!isEnding && !(await takeLease().catch(() => false))) await wait(EVERY_MS / 5);
if (!isEnding) {
  await worker.start();
  startWatchdog({ limitMs: config.WATCHDOG_SECONDS * 1000, service: 'jobs' });
  isWorking = true;
  worker.log.info('working');
}
while (!isEnding) {
  await wait(EVERY_MS);
  migration.check(worker.database.problem);
  // Without the database no other process can take the lease.
  const isOurs = await lease.take().catch(() => true);
  if (isOurs || isEnding) continue;
  worker.log.error('another process took over: this one stood still for too long');
  process.exit(1);
}

/** @throws the database's error, after noting it */
async function takeLease(): Promise<boolean> {
  try {
    const isOurs = await lease.take();
    await worker.database.responded();
    hasLooked = true;
    return isOurs && worker.database.problem === undefined;
  } catch (error) {
    worker.database.failed(error);
    throw error;
  } finally {
    migration.check(worker.database.problem);
  }
}
