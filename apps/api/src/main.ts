import path from 'node:path';
import { connect } from '@umkreis/db/database.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { requestLimits } from '@umkreis/db/connection-limits.ts';
import { endOnSignal } from '@umkreis/serving/graceful-end.ts';
import { listenOrExit } from '@umkreis/serving/listen-or-exit.ts';
import { startOperations } from '@umkreis/serving/operations-server.ts';
import { drainMs } from '@umkreis/serving/process-settings.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { openedOrExit, settingsOrExit } from '@umkreis/serving/settings-or-exit.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { startTelemetry } from '@umkreis/serving/telemetry.ts';
import { startWatchdog } from '@umkreis/serving/watchdog/watchdog.ts';
import { createApi } from './app.ts';
import { readConfig } from './config/config.ts';

const config = settingsOrExit(readConfig);
const { db, close } = await openedOrExit(() =>
  openDatabase({
    dataDir: config.UMKREIS_DATA,
    mayBeUnavailable: config.DATABASE_URL !== undefined,
    isMigratedByOtherProcess: config.RUNS_JOBS === 'false',
    forRequests: true,
    name: 'umkreis-api',
  }),
);
const replica = config.DATABASE_READ_URL
  ? connect(config.DATABASE_READ_URL, { name: 'umkreis-api', limits: requestLimits })
  : undefined;
const app = await createApi({ db, replica, dataDir: config.UMKREIS_DATA, config });
const endTelemetry = await startTelemetry({
  settings: config,
  service: 'umkreis-api',
  version: packageVersion(path.join(import.meta.dirname, '..')),
  states: new StateLog(app.log),
});
await listenOrExit(app.listen({ port: config.API_PORT, host: config.API_HOST }), 'API_PORT', config.API_PORT);
startWatchdog({ limitMs: config.WATCHDOG_SECONDS * 1000, service: 'api' });
const closeOperations = await startOperations({
  settings: config,
  metrics: app.metrics,
  whyNotReady: async () => {
    const response = await app.inject('/ready');
    return response.statusCode === 200 ? undefined : response.json<{ why: string }>().why;
  },
});
endOnSignal({
  end: app.gracefulEnd,
  times: { drainMs: drainMs(config), longestMs: config.SHUTDOWN_SECONDS * 1000 },
  log: app.log,
  after: async () => {
    await endTelemetry();
    await closeOperations?.();
    await replica?.destroy();
    await close();
  },
});
