import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { surfaces } from '@umkreis/contract/boot.ts';
import { dataFolder, openDatabase, type OpenDatabase } from '@umkreis/db/open-database.ts';
import { loadFirstDemo, needsDemo } from '@umkreis/demo-region/load-first-demo.ts';
import { removeDemoStaff } from '@umkreis/db/remove-demo-staff.ts';
import { seedStaff } from '@umkreis/dev-identity/seed-staff.ts';
import { currentRun, removeRun, writeRun } from '@umkreis/deploy/run-file.ts';
import type { ReleaseState } from '@umkreis/deploy/release-state.ts';
import { devPorts, usualDevPort } from '@umkreis/serving/dev-ports.ts';
import { freePortFrom, isFree } from '@umkreis/serving/free-port.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { printAddresses } from './addresses.ts';
import { apiProcess } from './api-process.ts';
import { reportBuilds, reportFailedStarts } from './dev-output.ts';
import { identityPlan } from './identity-plan.ts';
import { liveReleases, printOlder } from './live-releases.ts';
import { StepError, red, step } from './progress.ts';
import { seedShortcuts } from '@umkreis/reference-data/seed-shortcuts.repository.ts';
import { startRestartingService, waitForSuccess, workspace, type Service } from './services.ts';

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

  const services: Service[] = [];
  let database: OpenDatabase | undefined;
  let states: ReleaseState[] = [];
  let ended: string | undefined;
  let finish = () => {};
  const interrupted = new Promise<void>((resolve) => {
    finish = resolve;
  });
  process.on('SIGINT', () => finish());
  process.on('SIGTERM', () => finish());
  process.once('disconnect', () => finish());
  let isReady = false;
  // Processes that end during start-up are an error; later ones are restarted.
  const onExit = (name: string, output: string) => {
    if (isReady) {
      console.error(`${time()} ${name} ended and is started again${output ? `:\n${output}` : '.'}`);
      return true;
    }
    ended = `${name} stopped${output ? `:\n${output}` : ''}`;
    finish();
    return false;
  };
  const run = (name: string, args: string[], env: Record<string, string | undefined>, cwd?: string) => {
    const print = (text: string) => console.error(`${time()} ${text}`);
    const onOutput = cwd ? reportBuilds(name, print) : reportFailedStarts(name, print);
    services.push(startRestartingService({ name, args, env, cwd, onExit, onOutput }));
  };
  const firstDevPort = await freePortFrom(usualDevPort(port), surfaces.length);

  try {
    // Development servers are slow: they are started first and awaited last.
    if (dev)
      for (const name of surfaces)
        run(
          `${name} (development server)`,
          [rspack, 'serve'],
          { NODE_ENV: 'development', FIRST_DEV_PORT: String(firstDevPort) },
          path.join(workspace, 'apps', name),
        );
    else
      states = await step('Surfaces', 'What was live is live still. `npm run build` repeats the build.', (report) =>
        liveReleases(dataDir, { release, report }),
      );

    database = await step('Database', 'Look at free disk space, or set DATABASE_URL to a PostgreSQL 15 or newer.', () =>
      openDatabase({ dataDir, onRestart: () => console.error(`${time()} The database ended and is started again.`) }),
    );
    const { db } = database;
    await step('Reference data', 'Remove nothing; run `npm start` again.', async () => {
      await seedReference(db, branchConfigs);
      await (identity.isLocal ? seedStaff(db) : removeDemoStaff(db));
      await seedShortcuts(db, branchConfigs);
    });
    if (await needsDemo(db))
      await step('Demo region', '`npm run demo` loads it again.', (report) =>
        loadFirstDemo(db, { dataDir, onProgress: report }),
      );

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
      run('identity provider', ['tools/dev-identity/src/main.ts'], {
        ...env,
        IDENTITY_PORT: String(identityPort),
        ISSUER_PORT: String(port),
      });
    run('API', [...watch, ...apiProcess.args], {
      ...env,
      ...apiProcess.env,
      API_PORT: String(apiPort),
      DATABASE_URL: database.url,
      ...(identity.isLocal && { AUTH_JWKS_URL: `${identityUrl}/.well-known/jwks.json` }),
    });
    run('edge', [...watch, 'apps/edge/src/main.ts'], {
      ...env,
      PORT: String(port),
      API_URL: apiUrl,
      IDENTITY_URL: identity.isLocal ? identityUrl : undefined,
      DEV_SURFACES: String(dev),
      FIRST_DEV_PORT: String(firstDevPort),
    });
    const failure = () => ended;
    await step('API', 'See its last output above; VERBOSE=1 shows all of it.', () =>
      waitForSuccess(`${apiUrl}/health`, START_TIMEOUT_MS, failure),
    );
    if (identity.isLocal)
      await step('Identity provider', 'See its last output above; VERBOSE=1 shows all of it.', () =>
        waitForSuccess(`${identityUrl}/.well-known/openid-configuration`, START_TIMEOUT_MS, failure),
      );
    await step('Edge', 'See its last output above; VERBOSE=1 shows all of it.', () =>
      waitForSuccess(`http://${host}:${port}/edge/health`, START_TIMEOUT_MS, failure),
    );
    if (dev)
      await step('Development servers', 'VERBOSE=1 shows their output.', async () => {
        for (const name of surfaces)
          await waitForSuccess(
            `http://127.0.0.1:${devPorts(firstDevPort)[name]}/mf-manifest.json`,
            START_TIMEOUT_MS,
            failure,
          );
      });

    await writeRun(dataDir, { pid: process.pid, url, apiUrl, databaseUrl: database.url });
    isReady = true;
    await printAddresses(url, apiUrl, identity);
    printOlder(states);
    await interrupted;
    if (ended) throw new StepError('Running', ended, 'Run the command again; no data is lost.');
  } finally {
    const force = setTimeout(() => process.exit(1), 20_000);
    await removeRun(dataDir);
    await Promise.all(services.map((service) => service.stop()));
    await database?.close();
    clearTimeout(force);
  }
}

/** The host at which this machine reaches the edge, which may listen on all addresses or on one of loopback. */
const reachableHost = (host = '127.0.0.1') => (['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host);

const time = () => new Date().toTimeString().slice(0, 8);

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
