import { setTimeout as wait } from 'node:timers/promises';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { loadFirstDemo, needsDemo } from '@umkreis/demo-region/load-first-demo.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { seedShortcuts } from '@umkreis/reference-data/seed-shortcuts.repository.ts';
import { startService, waitForSuccess } from '@umkreis/start/services.ts';
import type { TrialApi } from '../shared/step.ts';

const START_MS = 60_000;
const SNAPSHOTS_MS = 120_000;

/**
 * Starts the API of this workspace with the demo region, on loopback. Its database, snapshots and basemaps are in the
 * data folder, where the trial's edge reads them.
 * @throws Error if it does not start, or builds no snapshots
 */
export async function startDemoApi(dataDir: string, report: (line: string) => void): Promise<TrialApi> {
  const database = await openDatabase({ dataDir });
  let ended: string | undefined;
  const stop: (() => Promise<void>)[] = [() => database.close()];
  const close = async () => {
    for (const end of stop) await end();
  };
  try {
    await seedReference(database.db, branchConfigs);
    await seedShortcuts(database.db, branchConfigs);
    if (await needsDemo(database.db)) {
      report('loading the demo region');
      await loadFirstDemo(database.db, { dataDir, onProgress: () => {} });
    }
    const port = await freePortFrom(4900);
    const service = startService({
      name: 'API of the trial',
      args: ['apps/api/src/main.ts'],
      env: {
        NODE_ENV: 'production',
        UMKREIS_DATA: dataDir,
        DATABASE_URL: database.url,
        API_PORT: String(port),
        AUTH_ISSUER: 'http://localhost/',
        METRICS_PORT: undefined,
        LOG_LEVEL: 'error',
      },
      onExit: (_name, output) => {
        ended = `The API of the trial stopped:\n${output}`;
      },
    });
    stop.unshift(() => service.stop());
    const url = `http://127.0.0.1:${port}`;
    await waitForSuccess(`${url}/ready`, START_MS, () => ended);
    await waitForSnapshots(url);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without snapshots the pages of the trial would have no places. */
async function waitForSnapshots(url: string): Promise<void> {
  for (const end = Date.now() + SNAPSHOTS_MS; ; await wait(500)) {
    const files = (await (await fetch(url + apiPaths.basemapFiles)).json()) as Record<string, string | null>;
    const built = Object.values(files);
    if (built.length > 0 && built.every((name) => name !== null)) return;
    if (Date.now() > end) throw new Error('The API of the trial builds no snapshots.');
  }
}
