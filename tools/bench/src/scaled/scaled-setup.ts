import path from 'node:path';
import { addressOf } from '@umkreis/db/database.ts';
import { postgresRunner } from '@umkreis/db/postgres-runner.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { freePortFrom } from '@umkreis/serving/free-port.ts';
import { startProduction, type ProductionSetup } from '@umkreis/start/production/production-setup.ts';
import { haproxyEnv, startHaproxy, type ProxyPorts } from './haproxy.ts';
import { startPatroniCluster, type PatroniCluster } from './patroni-cluster.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { releaseShell } from './release-shell.ts';
import type { ServerProcess } from './server-process.ts';

const FIRST_PORT = 4800;
const PRODUCT_PORT = 4830;
const NO_SERVERS = [9, 9];

/** Addresses of the database: for requests, for everything else, and for reads that a replica may serve. */
export interface DatabaseUrls {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL: string;
  DATABASE_READ_URL: string;
}

/**
 * The whole set-up on loopback: HAProxy, two edges, two APIs and two jobs processes, PgBouncer, PostgreSQL with
 * Patroni, and a bucket for media and releases.
 */
export interface ScaledSetup {
  cluster: PatroniCluster;
  production: ProductionSetup;
  bucket: TestBucket;
  urls: DatabaseUrls;
  /** Where visitors connect to: HAProxy */
  visitors: string;
  /** The primary through HAProxy, and the ports of primary and replicas there */
  proxy: ProxyPorts;
  pgbouncer(): ServerProcess;
  close(): Promise<void>;
}

interface Options {
  folder: string;
  /** Folder of PostgreSQL's binaries */
  bin: string;
  items: number;
  prepare?: Parameters<typeof startProduction>[0]['prepare'];
}

/** @throws Error with the output of a server that does not start */
export async function startScaled({ folder, bin, items, prepare }: Options): Promise<ScaledSetup> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.toReversed()) await one();
  };
  try {
    const cluster = await startPatroniCluster(folder, bin);
    closing.push(cluster.close);
    const proxy = await proxyPorts();
    const start = (edges: readonly number[], apis: readonly number[]) =>
      startHaproxy(haproxyEnv(proxy, cluster.nodes, [edges, apis]), cluster.password);
    let haproxy = await start(NO_SERVERS, NO_SERVERS);
    closing.push(() => haproxy.kill());
    const bucket = await startTestBucket();
    closing.push(bucket.close);
    releaseShell(bucket, 'v1');
    const pooler = await freePortFrom(proxy.replicas + 1);
    const urlOf = (port: number, database: string) =>
      `postgres://umkreis:${cluster.password}@127.0.0.1:${port}/${database}`;
    const urls: DatabaseUrls = {
      DATABASE_URL: urlOf(pooler, 'umkreis'),
      DATABASE_DIRECT_URL: urlOf(proxy.primary, 'umkreis'),
      DATABASE_READ_URL: urlOf(pooler, 'umkreis_read'),
    };
    let pgbouncer: ServerProcess | undefined;
    // openTestDatabase creates its database there.
    process.env.DATABASE_URL = urls.DATABASE_DIRECT_URL;
    const production = await startProduction({
      port: PRODUCT_PORT,
      edges: 2,
      apis: 2,
      jobs: 2,
      items,
      // HAProxy needs two checks to notice that a process ends.
      env: { TRUST_PROXY: '1', DRAIN_SECONDS: '3', ...bucket.env, ...mediaEnv(bucket.env) },
      laterEnv: (name): Record<string, string> =>
        name === 'edge' ? { API_URL: `http://127.0.0.1:${proxy.api}` } : { ...urls },
      async prepare(db, dataDir) {
        const { database } = addressOf(db)!;
        urls.DATABASE_DIRECT_URL = urlOf(proxy.primary, database);
        const runner = await postgresRunner(path.join(folder, 'postgres'));
        const password = cluster.password;
        const at = { folder: path.join(folder, 'postgres', 'pgbouncer'), port: pooler, ...proxy };
        pgbouncer = await startPgBouncer({ ...at, runner, password, database });
        closing.push(() => pgbouncer!.kill());
        await prepare?.(db, dataDir);
      },
      async beforeStart(edges, apis) {
        await haproxy.stop();
        haproxy = await start(edges.map(portOf), apis.map(portOf));
      },
    });
    closing.push(production.close);
    const visitors = `http://127.0.0.1:${proxy.visitors}`;
    return { cluster, production, bucket, urls, visitors, proxy, pgbouncer: () => pgbouncer!, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

async function proxyPorts(): Promise<ProxyPorts> {
  const first = await freePortFrom(FIRST_PORT, 4);
  return { visitors: first, api: first + 1, primary: first + 2, replicas: first + 3 };
}

const mediaEnv = (releases: Record<string, string>) =>
  Object.fromEntries(Object.entries(releases).map(([name, value]) => [name.replace('RELEASES_', 'MEDIA_'), value]));
