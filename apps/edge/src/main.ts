import path from 'node:path';
import { endOnSignal } from '@umkreis/serving/graceful-end.ts';
import { listenOrExit } from '@umkreis/serving/listen-or-exit.ts';
import { startOperations } from '@umkreis/serving/operations-server.ts';
import { drainMs } from '@umkreis/serving/process-settings.ts';
import { packageVersion } from '@umkreis/serving/package-version.ts';
import { settingsOrExit } from '@umkreis/serving/settings-or-exit.ts';
import { StateLog } from '@umkreis/serving/state-log.ts';
import { startTelemetry } from '@umkreis/serving/telemetry.ts';
import { startWatchdog } from '@umkreis/serving/watchdog/watchdog.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const config = settingsOrExit(readConfig);
const app = await createEdge(config);
const endTelemetry = await startTelemetry({
  settings: config,
  service: 'umkreis-edge',
  version: packageVersion(path.join(import.meta.dirname, '..')),
  states: new StateLog(app.log),
});
await listenOrExit(app.listen({ port: config.PORT, host: config.HOST }), 'PORT', config.PORT);
startWatchdog({ limitMs: config.WATCHDOG_SECONDS * 1000, service: 'edge' });
const closeOperations = await startOperations({
  settings: config,
  metrics: app.metrics,
  whyNotReady: async () => {
    const response = await app.inject('/edge/ready');
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
  },
});
