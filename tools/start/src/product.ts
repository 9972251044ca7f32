import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { surfaces } from '@umkreis/contract/boot.ts';
import { dataFolder, openDatabase, type OpenDatabase } from '@umkreis/db/open-database.ts';
import { demoTerrainUrl } from '@umkreis/demo-region/heights/demo-terrain.ts';
import { loadFirstDemo, needsDemo } from '@umkreis/demo-region/load-first-demo.ts';
import { removeDemoStaff } from '@umkreis/db/remove-demo-staff.ts';
import { seedStaff } from '@umkreis/dev-identity/seed-staff.ts';
import { currentRun, removeRun, writeRun } from '@umkreis/deploy/run-file.ts';
import type { ReleaseState } from '@umkreis/deploy/release-state.ts';
import { devPorts, usualDevPort } from '@umkreis/serving/dev-ports.ts';
import { freePortFrom, isFree } from '@umkreis/serving/free-port.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { printAddresses } from './addresses.ts';
import { identityPlan } from './identity-plan.ts';
import { liveReleases, printOlder } from './live-releases.ts';
import { StepError, red, step } from './progress.ts';
import { seedShortcuts } from '@umkreis/reference-data/seed-shortcuts.repository.ts';
import { waitForSuccess, workspace } from './services.ts';
import { Processes, time } from './processes.ts';
import type { Db } from '@umkreis/db/database.ts';

const rspack = path.join(workspace, 'node_modules/@rspack/cli/bin/rspack.js');

/** The development servers and the API start at the same time, which takes a slow machine more than a minute. */
const START_TIMEOUT_MS = 120_000;

interface Options {
  /** Whether the surfaces are served by development servers. */
  dev: boolean;
  /** Whether to replace the live releases by builds of the current sources. */
  release: boolean;
}

/** Runs the whole product on this machine until it is interrupted. @throws StepError */
export async function runProduct({ dev, release }: Options): Promise<void> {
  const dataDir = dataFolder();
  const port = Number(process.env.PORT ?? 4200);
  const identity = identityPlan(process.env, port);
  const host = reachableHost(process.env.HOST);
  const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  await rejectSecondRun(dataDir, port, host);
  await mkdir(dataDir, { recursive: true });

  const processes = new Processes();
  let database: OpenDatabase | undefined;
  let states: ReleaseState[] = [];
  const firstDevPort = await freePortFrom(usualDevPort(port), surfaces.length);

  try {
    // Development servers are slow: they are started first and awaited last.
    if (dev) startDevServers(processes, firstDevPort);
    else
      states = await step('Surfaces', 'What was live is live still. `npm run build` repeats the build.', (report) =>
        liveReleases(dataDir, { release, report }),
      );

    database = await step('Database', 'Look at free disk space, or set DATABASE_URL to a PostgreSQL 15 or newer.', () =>
      openDatabase({ dataDir, onRestart: () => console.error(`${time()} The database ended and is started again.`) }),
    );
    await fillDatabase(database.db, { dataDir, isLocal: identity.isLocal });

    const { apiUrl, identityUrl } = await startServers(processes, {
      dev,
      dataDir,
      port,
      firstDevPort,
      databaseUrl: database.url,
      identity,
      terrainUrl: process.env.TERRAIN_URL ?? (await demoTerrainUrl(database.db, dataDir)),
    });
    await waitForServers(`http://${host}:${port}`, { apiUrl, identityUrl, processes });
    if (dev) await waitForDevServers(firstDevPort, processes);

    await writeRun(dataDir, { pid: process.pid, url, apiUrl, databaseUrl: database.url });
    processes.setReady();
    await printAddresses(url, apiUrl, identity);
    printOlder(states);
    await processes.ended;
    if (processes.failure) throw new StepError('Running', processes.failure, 'Run the command again; no data is lost.');
  } finally {
    const force = setTimeout(() => process.exit(1), 20_000);
    await removeRun(dataDir);
    await processes.stop();
    await database?.close();
    clearTimeout(force);
  }
}

function startDevServers(processes: Processes, firstDevPort: number): void {
  for (const name of surfaces)
    processes.run(
      `${name} (development server)`,
      [rspack, 'serve'],
      { NODE_ENV: 'development', FIRST_DEV_PORT: String(firstDevPort) },
      path.join(workspace, 'apps', name),
    );
}

/** Stores reference data, the accounts of the demo, and the demo region at the first start. */
async function fillDatabase(db: Db, { dataDir, isLocal }: { dataDir: string; isLocal: boolean }): Promise<void> {
  await step('Reference data', 'Remove nothing; run `npm start` again.', async () => {
    await seedReference(db, branchConfigs);
    await (isLocal ? seedStaff(db) : removeDemoStaff(db));
    await seedShortcuts(db, branchConfigs);
  });
  if (await needsDemo(db))
    await step('Demo region', '`npm run demo` loads it again.', (report) =>
      loadFirstDemo(db, { dataDir, onProgress: report }),
    );
}

interface ServerOptions {
  dev: boolean;
  dataDir: string;
  port: number;
  firstDevPort: number;
  databaseUrl: string;
  identity: ReturnType<typeof identityPlan>;
  /** undefined: the maps are flat */
  terrainUrl: string | undefined;
}

/** Starts the identity provider, the API and the edge. @returns addresses; `identityUrl` is null without a local one */
async function startServers(
  processes: Processes,
  { dev, dataDir, port, firstDevPort, databaseUrl, identity, terrainUrl }: ServerOptions,
): Promise<{ apiUrl: string; identityUrl: string | null }> {
  const apiPort = await freePortFrom(port + 1);
  const identityPort = await freePortFrom(apiPort + 1);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const identityUrl = `http://127.0.0.1:${identityPort}`;
  const env: Record<string, string> = {
    NODE_ENV: 'development',
    UMKREIS_DATA: dataDir,
    AUTH_ISSUER: identity.issuer,
    AUTH_AUDIENCE: process.env.AUTH_AUDIENCE ?? 'https://api.umkreis.example',
  };
  // A debugger stops the event loop, and `--watch` does not restart after a watchdog kill.
  // Each change starts a process again: the cached code halves the time that this takes.
  if (dev) Object.assign(env, { WATCHDOG_SECONDS: '0', NODE_COMPILE_CACHE: path.join(dataDir, 'compile-cache') });
  const watch = dev ? ['--watch-preserve-output', '--watch'] : [];
  if (identity.isLocal)
    processes.run('identity provider', ['tools/dev-identity/src/main.ts'], {
      ...env,
      IDENTITY_PORT: String(identityPort),
      ISSUER_PORT: String(port),
    });
  processes.run('API', [...watch, 'apps/api/src/main.ts'], {
    ...env,
    API_PORT: String(apiPort),
    DATABASE_URL: databaseUrl,
    ...(identity.isLocal && { AUTH_JWKS_URL: `${identityUrl}/.well-known/jwks.json` }),
  });
  processes.run('edge', [...watch, 'apps/edge/src/main.ts'], {
    ...env,
    PORT: String(port),
    API_URL: apiUrl,
    TERRAIN_URL: terrainUrl,
    IDENTITY_URL: identity.isLocal ? identityUrl : undefined,
    DEV_SURFACES: String(dev),
    FIRST_DEV_PORT: String(firstDevPort),
  });
  return { apiUrl, identityUrl: identity.isLocal ? identityUrl : null };
}

interface WaitOptions {
  apiUrl: string;
  identityUrl: string | null;
  processes: Processes;
}

async function waitForServers(edgeUrl: string, { apiUrl, identityUrl, processes }: WaitOptions): Promise<void> {
  const failure = () => processes.failure;
  await step('API', 'See its last output above; VERBOSE=1 shows all of it.', () =>
    waitForSuccess(`${apiUrl}/health`, START_TIMEOUT_MS, failure),
  );
  if (identityUrl)
    await step('Identity provider', 'See its last output above; VERBOSE=1 shows all of it.', () =>
      waitForSuccess(`${identityUrl}/.well-known/openid-configuration`, START_TIMEOUT_MS, failure),
    );
  await step('Edge', 'See its last output above; VERBOSE=1 shows all of it.', () =>
    waitForSuccess(`${edgeUrl}/edge/health`, START_TIMEOUT_MS, failure),
  );
}

async function waitForDevServers(firstDevPort: number, processes: Processes): Promise<void> {
  const failure = () => processes.failure;
  await step('Development servers', 'VERBOSE=1 shows their output.', async () => {
    for (const name of surfaces)
      await waitForSuccess(
        `http://127.0.0.1:${devPorts(firstDevPort)[name]}/mf-manifest.json`,
        START_TIMEOUT_MS,
        failure,
      );
  });
}

/** The host at which this machine reaches the edge, which may listen on all addresses or on one of loopback. */
const reachableHost = (host = '127.0.0.1') => (['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host);

async function rejectSecondRun(dataDir: string, port: number, host: string): Promise<void> {
  const running = await currentRun(dataDir);
  if (running)
    throw new StepError('Start', `it runs already, at ${running.url}`, `Open it, or end process ${running.pid} first.`);
  if (!(await isFree(port, host)))
    throw new StepError('Start', `port ${port} is in use`, 'Choose another: PORT=4400 npm start');
}

/** Prints an error and what to do about it. */
export function explain(error: unknown): void {
  console.error(`\n${red(error instanceof Error ? error.message : String(error))}`);
  if (error instanceof StepError) console.error(error.advice);
  else if (error instanceof Error && process.env.VERBOSE) console.error(error.stack);
}
