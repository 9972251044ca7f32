import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { postgresRunner } from '@umkreis/db/postgres-runner.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { workspace } from '@umkreis/start/services.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const NODES = 3;
const FIRST_PORT = 4760;
const START_MS = 90_000;

export interface DatabaseNode {
  name: string;
  port: number;
  /** Port of Patroni's REST API */
  rest: number;
  /** Kills Patroni and PostgreSQL, as if their machine was lost. */
  kill(): Promise<void>;
  start(): void;
}

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

/** Three PostgreSQL with docker/patroni/patroni.yaml and one etcd, on loopback. */
export interface PatroniCluster {
  nodes: readonly DatabaseNode[];
  /** Password of the role umkreis, which may create databases */
  password: string;
  members(): Promise<Member[]>;
  leader(): Promise<DatabaseNode | undefined>;
  /** Waits until one node leads, and all others follow it. */
  untilComplete(): Promise<void>;
  /** A statement as superuser, on one node. */
  run(node: DatabaseNode, statement: string): Promise<pg.QueryResult<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** @param bin folder of PostgreSQL's binaries */
export async function startPatroniCluster(folder: string, bin: string): Promise<PatroniCluster> {
  const secrets = { superuser: secret(), replication: secret(), product: secret() };
  const runner = await postgresRunner(path.join(folder, 'postgres'));
  await mkdir(path.join(folder, 'postgres'), { recursive: true, mode: 0o700 });
  await runner.own(path.join(folder, 'postgres'));
  const config = path.join(folder, 'patroni.yaml');
  const committed = await readFile(path.join(workspace, 'docker/patroni/patroni.yaml'), 'utf8');
  await writeFile(config, renderPatroni(committed, path.join(folder, 'postgres')));
  await runner.own(config);
  let next = FIRST_PORT;
  const freePort = async () => {
    const port = await freePortFrom(next);
    next = port + 1;
    return port;
  };
  const etcd = await startEtcd(path.join(folder, 'etcd'), await freePort(), await freePort());
  const started: ServerProcess[] = [];
  const nodes: DatabaseNode[] = [];
  for (let nr = 1; nr <= NODES; nr++) {
    const [name, port, rest] = [`database-${nr}`, await freePort(), await freePort()];
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: etcd.address,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'postgres', name),
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'postgres', `${name}.pgpass`),
      PATRONI_POSTGRESQL_BIN_DIR: bin,
      PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
      PATRONI_REPLICATION_PASSWORD: secrets.replication,
    };
    const launch = () => startServer(runner.wrap(['patroni', config]), { env });
    let server = launch();
    started.push(server);
    nodes.push({
      name,
      port,
      rest,
      kill: async () => {
        const pid = await postmasterOf(env.PATRONI_POSTGRESQL_DATA_DIR);
        await server.kill();
        if (pid) killQuietly(pid);
      },
      start: () => {
        server = launch();
        started.push(server);
      },
    });
    // The first one creates the cluster; the others copy it.
    if (nr === 1)
      await until(
        'the first node leads',
        START_MS,
        () => isLeader(nodes[0]!),
        () => server.output,
      );
  }
  const cluster: PatroniCluster = {
    nodes,
    password: secrets.product,
    members: () => membersOf(nodes),
    leader: async () => (await leadersOf(nodes))[0],
    untilComplete: () =>
      until(
        'all nodes follow a leader',
        START_MS,
        async () => isComplete(await membersOf(nodes)),
        () => started.map(({ output }) => output.slice(-1500)).join('\n---\n'),
      ),
    run: (node, statement) => runAt(node, secrets.superuser, statement),
    close: async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await etcd.server.kill();
    },
  };
  await cluster.untilComplete();
  await createProductDatabase(cluster);
  return cluster;
}

async function createProductDatabase({ nodes, password, run }: PatroniCluster): Promise<void> {
  await run(nodes[0]!, `create role umkreis login createdb password '${password}'`);
  await run(nodes[0]!, 'create database umkreis owner umkreis template template0');
}

/**
 * The committed configuration with another folder for sockets.
 * @throws Error if a line is missing
 */
export function renderPatroni(text: string, sockets: string): string {
  const line = "        jit: 'off'\n";
  if (!text.includes(line)) throw new Error('patroni.yaml has no jit');
  return text.replace(line, () => `${line}        unix_socket_directories: ${sockets}\n`);
}

/** One leader, a synchronous replica, and all replicas receive the log. */
export function isComplete(members: readonly Member[]): boolean {
  const replicas = members.filter(({ role, state }) => role !== 'leader' && /^(running|streaming)$/.test(state));
  return (
    members.some(({ role }) => role === 'leader') &&
    replicas.length === NODES - 1 &&
    replicas.some(({ role }) => role === 'sync_standby')
  );
}

async function startEtcd(folder: string, clientPort: number, peerPort: number) {
  const address = `127.0.0.1:${clientPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const server = startServer([
    'etcd',
    [
      `--data-dir=${folder}`,
      '--name=etcd',
      '--enable-v2=false',
      `--listen-client-urls=http://${address}`,
      `--advertise-client-urls=http://${address}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=etcd=${peer}`,
    ],
  ]);
  const isUp = async () => (await fetch(`http://${address}/health`)).ok;
  await until('etcd responds', START_MS, isUp, () => server.output);
  return { address, server };
}

const isLeader = async ({ rest }: DatabaseNode): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${rest}/primary`).catch(() => undefined))?.status === 200;

async function leadersOf(nodes: readonly DatabaseNode[]): Promise<DatabaseNode[]> {
  const lead = await Promise.all(nodes.map(isLeader));
  return nodes.filter((_node, index) => lead[index]);
}

async function membersOf(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { rest } of nodes) {
    const response = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

async function runAt({ port }: DatabaseNode, password: string, statement: string) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}

async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const secret = () => randomBytes(16).toString('hex');
