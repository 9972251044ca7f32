import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { surfaces } from '@umkreis/contract/boot.ts';
import { releasesFile, type ReleasePointers } from '@umkreis/contract/releases.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { identityKeys } from '@umkreis/dev-identity/keys.ts';
import { signToken } from '@umkreis/dev-identity/sign-token.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { waitForSuccess, workspace } from '../services.ts';
import { createTestPlaces } from '../test-places.ts';
import { oneAccountForAll } from '../one-account-for-all.ts';
import type { ProcessName } from '@umkreis/serving/production/required-settings.ts';

const AUDIENCE = 'https://api.guide.example';
const ISSUER = 'https://login.guide.example/';
export const MAIN_HOST = 'guide.example';
const EDITOR = 'redaktion@stadt.example';
const OWNER = 1;
const READY_MS = 60_000;
const shell =
  '<html lang="de"><head><title>…</title><!--head--></head><body><div id="root"><!--body--></div><!--boot--></body></html>';
const manifest = '{"metaData":{"remoteEntry":{"name":"remoteEntry.js","path":""}},"exposes":[],"shared":[]}';

/** One process of the product, as started by `npm run serve`. */
export interface Served {
  url: string;
  metrics: string;
  readonly process: ChildProcess;
  start(): Promise<void>;
  /** Sends SIGTERM. @returns the exit code */
  end(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

/**
 * The product in production mode: separate processes and several edges, with one PostgreSQL and one data
 * folder.
 */
export interface ProductionSetup {
  edges: readonly Served[];
  apis: readonly Served[];
  /** Only one of several is active. */
  jobs: readonly Served[];
  db: Db;
  databaseUrl: string;
  dataDir: string;
  items: readonly string[];
  editor: { email: string; token: string };
  /** Settings of all processes */
  env: Readonly<Record<string, string>>;
  releasePointers(pointers: ReleasePointers): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** First of the ports that are used. */
  port: number;
  edges: number;
  apis: number;
  jobs: number;
  items: number;
  /** Fills the database before the processes start. */
  prepare?: (db: Db, dataDir: string) => Promise<void>;
  env?: Record<string, string>;
  /** Runs when the addresses of edges and APIs are known, before they start, e.g. to start a proxy. */
  beforeStart?: (edges: readonly Served[], apis: readonly Served[]) => Promise<void>;
  /** Settings that are read again each time a process starts. */
  laterEnv?: (name: ProcessName) => Record<string, string>;
  /** How long a process may take to be ready, ms; omitted: a minute */
  readyMs?: () => number;
  /** Folder of the release, read again each time a process starts; omitted: this one */
  root?: () => string;
  /** Filled, and closed with the setup; omitted: a new one */
  database?: OpenDatabase;
}

/** @throws Error with its last output if a process does not start */
export async function startProduction(options: Options): Promise<ProductionSetup> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-production-'));
  const database = options.database ?? (await openTestDatabase(dataDir));
  const served: Served[] = [];
  let keys: Server | undefined;
  const close = async () => {
    await Promise.all(served.map((one) => one.kill()));
    keys?.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { db } = database;
    await options.prepare?.(db, dataDir);
    const items = await createTestPlaces(db, { owner: OWNER, count: options.items, named: 'serve' });
    await db
      .insertInto('staff')
      .values({ email: EDITOR, name: 'Eva Beck', role: 'staff', branch_ids: [] })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    keys = await publishKeys(dataDir);
    const releasePointers = (pointers: ReleasePointers) => writePointers(dataDir, pointers);
    await releasePointers(await writeReleases(dataDir));

    const env = environment(dataDir, database.url, keys, options);
    let next = options.port;
    const freePort = async () => {
      const port = await freePortFrom(next);
      next = port + 1;
      return port;
    };
    const run = async (name: ProcessName, more: (port: number) => Record<string, string>, ready: string) => {
      const one = service(name, await freePort(), await freePort(), ready, {
        env: (port) => ({ ...env, ...more(port), ...options.laterEnv?.(name) }),
        readyMs: options.readyMs ?? (() => READY_MS),
        root: options.root ?? (() => workspace),
      });
      served.push(one);
      return one;
    };
    const jobs = await Promise.all(Array.from({ length: options.jobs }, () => run('jobs', () => ({}), '')));
    const apis = await Promise.all(
      Array.from({ length: options.apis }, () => run('api', (port) => ({ API_PORT: String(port) }), '/ready')),
    );
    const API_URL = apis.map(({ url }) => url).join(',');
    const edges = await Promise.all(
      Array.from({ length: options.edges }, () =>
        run('edge', (port) => ({ PORT: String(port), API_URL }), '/edge/ready'),
      ),
    );
    await options.beforeStart?.(edges, apis);
    await Promise.all(served.map((one) => one.start()));
    const person = { email: EDITOR, subject: 'login|1' };
    const token = await signToken(person, { dataDir, issuer: ISSUER, audience: AUDIENCE, lifetime: 3600 });
    return {
      edges,
      apis,
      jobs,
      db,
      databaseUrl: database.url,
      dataDir,
      items,
      editor: { email: EDITOR, token },
      env,
      releasePointers,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Settings of all processes. @param keys server of the identity provider's public key */
const environment = (dataDir: string, databaseUrl: string, keys: Server, options: Options): Record<string, string> => ({
  UMKREIS_DATA: dataDir,
  DATABASE_URL: databaseUrl,
  MAIN_HOST,
  PRODUCT_ORIGIN: `https://${MAIN_HOST}`,
  PRODUCT_EMAIL: 'post@guide.example',
  AUTH_ISSUER: ISSUER,
  AUTH_AUDIENCE: AUDIENCE,
  AUTH_CLIENT_ID: 'spa',
  AUTH_JWKS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`,
  DRAIN_SECONDS: '1',
  ...oneAccountForAll,
  ...options.env,
});

function service(
  name: ProcessName,
  port: number,
  metricsPort: number,
  ready: string,
  {
    env: envOf,
    readyMs,
    root,
  }: { env: (port: number) => Record<string, string> } & Required<Pick<Options, 'readyMs' | 'root'>>,
): Served {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const [url, metrics] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}`];
  return {
    url,
    metrics,
    get process() {
      return child!;
    },
    async start() {
      const { NODE_ENV: _mode, HOST: _host, ...outer } = process.env;
      let output = '';
      const started = spawn(process.execPath, [path.join(root(), 'tools/start/src/serve.ts'), name], {
        cwd: root(),
        env: { ...outer, ...envOf(port), METRICS_PORT: String(metricsPort) },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-4000);
        });
      const failure = () => (started.exitCode === null ? undefined : `${name} stopped:\n${output}`);
      await waitForSuccess(ready ? url + ready : `${metrics}/live`, readyMs(), failure).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}\n${output}`, { cause: error });
      });
    },
    async end() {
      if (!isRunning()) return child?.exitCode ?? null;
      const exit = once(child!, 'exit') as Promise<[number | null]>;
      child!.kill('SIGTERM');
      return (await exit)[0];
    },
    async kill() {
      if (!isRunning()) return;
      const exit = once(child!, 'exit');
      // Kills the process group, including its children.
      process.kill(-child!.pid!, 'SIGKILL');
      await exit;
    },
  };
}

/** Serves the public key of the test's identity provider. */
async function publishKeys(dataDir: string): Promise<Server> {
  const { kty, n, e, kid, alg } = (await identityKeys(dataDir)).signing;
  const text = JSON.stringify({ keys: [{ kty, n, e, kid, alg, use: 'sig' }] });
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(text),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A shell, and remotes without code. @returns their pointers */
async function writeReleases(dataDir: string): Promise<ReleasePointers> {
  for (const surface of surfaces) {
    const folder = path.join(dataDir, 'releases', surface, 'v1');
    await mkdir(folder, { recursive: true });
    if (surface === 'shell') await writeFile(path.join(folder, 'index.html'), shell);
    else await writeFile(path.join(folder, 'mf-manifest.json'), manifest);
  }
  return Object.fromEntries(surfaces.map((surface) => [surface, { current: 'v1', previous: [] }]));
}

async function writePointers(dataDir: string, pointers: ReleasePointers): Promise<void> {
  const file = path.join(dataDir, 'releases', releasesFile);
  await writeFile(`${file}.new`, JSON.stringify(pointers));
  await rename(`${file}.new`, file);
}
