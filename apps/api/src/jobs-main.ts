import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { endOnSignal } from '@umkreis/serving/graceful-end.ts';
import { startOperations } from '@umkreis/serving/operations-server.ts';
import { startWatchdog } from '@umkreis/serving/watchdog/watchdog.ts';
import { createApi } from './app.ts';
import { readConfig } from './config/config.ts';
import { Lease } from '@umkreis/background-jobs/lease/job-lease.repository.ts';

/** A third of the lease time. */
const EVERY_MS = 5000;

const config = readConfig({ ...process.env, RUNS_JOBS: 'true' });
const { db, close } = await openDatabase({
  dataDir: config.UMKREIS_DATA,
  mayBeUnavailable: config.DATABASE_URL !== undefined,
  forRequests: true,
});
// The whole API without its server: this process receives no requests.
const app = await createApi({ db, dataDir: config.UMKREIS_DATA, config, role: 'jobs' });
const lease = new Lease(db, 'jobs', `${hostname()} ${process.pid}`);
let isEnding = false;
let isWorking = false;
const closeOperations = await startOperations({
  settings: config,
  metrics: app.metrics,
  whyNotReady: async () => (isEnding ? 'it ends' : isWorking ? undefined : 'another process has the work'),
});
endOnSignal({
  end: {
    async end() {
      isEnding = true;
      await app.close();
      await lease.giveBack().catch(() => {});
      return true;
    },
  },
  times: { drainMs: 0, longestMs: config.SHUTDOWN_SECONDS * 1000 },
  log: app.log,
  after: async () => {
    await closeOperations?.();
    await close();
  },
});

// Only one such process works; the others wait for it to end.
while (!isEnding && !(await lease.take().catch(() => false))) await wait(EVERY_MS / 5);
if (!isEnding) {
  await app.ready();
  startWatchdog({ limitMs: config.WATCHDOG_SECONDS * 1000, service: 'jobs' });
  isWorking = true;
  app.log.info('working');
}
while (!isEnding) {
  await wait(EVERY_MS);
  // Without the database no other process can take the lease.
  const isOurs = await lease.take().catch(() => true);
  if (isOurs || isEnding) continue;
  app.log.error('another process took over: this one stood still for too long');
  process.exit(1);
}
