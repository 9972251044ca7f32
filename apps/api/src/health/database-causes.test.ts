import { createServer, connect as connectSocket, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import { connect } from '@umkreis/db/database.ts';
import type { OpenDatabase } from '@umkreis/db/open-database.ts';
import { openTestDatabase } from '@umkreis/db/open-test-database.ts';
import { startApiProcess, type ApiProcess } from '../testing/start-api-process.ts';

const FIRST_PORT = 4900;
const UNMIGRATED = `umkreis_unmigrated_${process.pid}`;
const timeout = 120_000;
let folder: string;
let database: OpenDatabase;
const running: ApiProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-causes-'));
  database = await openTestDatabase(path.join(folder, 'database'));
  await sql.raw(`create database ${UNMIGRATED}`).execute(database.db);
}, timeout);
afterEach(async () => {
  await running.at(-1)?.stop();
});
afterAll(async () => {
  await sql.raw(`drop database if exists ${UNMIGRATED} with (force)`).execute(database.db);
  await database.close();
  await rm(folder, { recursive: true, force: true });
}, timeout);

/** The URL of the test's database with another part. */
function urlWith(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

async function startApi(databaseUrl: string, cachedIn?: string): Promise<ApiProcess> {
  const dataDir = cachedIn ?? (await mkdtemp(path.join(folder, 'data-')));
  const api = await startApiProcess(
    { UMKREIS_DATA: dataDir, DATABASE_URL: databaseUrl, AUTH_ISSUER: 'https://login.example/' },
    FIRST_PORT + 10 * running.length,
  );
  running.push(api);
  return api;
}
const read = async (url: string) => {
  const response = await fetch(url).catch(() => undefined);
  return response && { status: response.status, text: await response.text() };
};
const untilReady = (api: ApiProcess, status: number) =>
  expect.poll(async () => (await read(`${api.url}/ready`))?.status, { timeout: 90_000, interval: 200 }).toBe(status);
const health = async (api: ApiProcess) => JSON.parse((await read(`${api.url}/health`))!.text) as Health;
const warnings = (api: ApiProcess) => api.lines().filter(({ component }) => component === 'database');

type Cause = [name: string, cause: string, code: string, why: string, urlOf: () => string, tags?: string[]];
/** They differ only in the code of their error, and another test here loses its connection. */
const causes: Cause[] = [
  [
    'a wrong password',
    'wrong-password',
    '28P01',
    'the database rejects the user or the password',
    () =>
      urlWith((url) => {
        url.password = 'not-the-password';
      }),
  ],
  [
    'a closed port',
    'unreachable',
    'ECONNREFUSED',
    'the database is unreachable',
    () =>
      urlWith((url) => {
        url.port = '1';
      }),
    ['nightly'],
  ],
  [
    'a missing database',
    'missing',
    '3D000',
    'the database does not exist',
    () =>
      urlWith((url) => {
        url.pathname = '/umkreis_nowhere';
      }),
    ['nightly'],
  ],
  [
    'an unmigrated database',
    'not-migrated',
    '42P01',
    'the schema of the database is older than this release: the jobs migrate it',
    () =>
      urlWith((url) => {
        url.pathname = `/${UNMIGRATED}`;
      }),
    ['nightly'],
  ],
];
for (const [name, cause, code, why, urlOf, tags = []] of causes)
  it(`names ${name} in /ready, /health, metrics and one line of the log`, { tags, timeout }, async () => {
    const url = urlOf();
    const api = await startApi(url);
    await untilReady(api, 503);
    expect(JSON.parse((await read(`${api.url}/ready`))!.text)).toEqual({ isReady: false, why });
    expect(await health(api)).toMatchObject({
      status: 'degraded',
      database: false,
      problems: [{ component: 'database', cause, reason: why }],
    });
    // Neither requests nor the polls of the next seconds repeat it.
    const status = cause === 'not-migrated' ? 500 : 503;
    for (let n = 0; n < 5; n++) expect((await read(`${api.url}/branches/`))?.status).toBe(status);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const { host, pathname, password } = new URL(url);
    expect(warnings(api)).toEqual([
      expect.objectContaining({ level: 'warn', msg: why, code, host, database: pathname.slice(1) }),
    ]);
    expect(api.output()).not.toContain(password);
    const metrics = (await read(`${api.metricsUrl}/metrics`))!.text;
    expect(metrics).toContain('umkreis_component_up{component="database",service="api"} 0');
    expect((await read(`${api.metricsUrl}/ready`))!.text).toBe(`${why}\n`);
  });

/** Forwards connections to the database until it is closed. */
async function startForwarder(): Promise<{ port: number; open(): Promise<void>; close(): Promise<void> }> {
  const { hostname, port } = new URL(database.url);
  const sockets = new Set<Socket>();
  let server: Server;
  let own = 0;
  const open = async () => {
    server = createServer((socket) => {
      const upstream = connectSocket({ host: hostname, port: Number(port) });
      for (const one of [socket, upstream]) {
        sockets.add(one);
        one.on('error', () => {}).on('close', () => sockets.delete(one));
      }
      socket.pipe(upstream).pipe(socket);
    }).listen(own, '127.0.0.1');
    await once(server, 'listening');
    own = (server.address() as AddressInfo).port;
  };
  await open();
  return {
    get port() {
      return own;
    },
    open,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

it(
  'logs the start and the end of an outage once each, and measures queries',
  async () => {
    const forwarder = await startForwarder();
    const api = await startApi(
      urlWith((url) => {
        url.host = `127.0.0.1:${forwarder.port}`;
      }),
    );
    await untilReady(api, 200);
    expect((await health(api)).problems?.filter(({ component }) => component === 'database')).toEqual([]);
    expect((await read(`${api.metricsUrl}/metrics`))!.text).toMatch(
      /umkreis_database_query_seconds_count\{[^}]*result="ok"[^}]*\} [1-9]/,
    );
    await forwarder.close();
    await expect.poll(() => warnings(api).length, { timeout: 20_000 }).toBe(1);
    expect(warnings(api)[0]).toMatchObject({ msg: 'the database is unreachable', host: `127.0.0.1:${forwarder.port}` });
    for (let n = 0; n < 5; n++) await read(`${api.url}/items/nanoid/abcdefgh`);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await forwarder.open();
    await expect
      .poll(() => warnings(api).map(({ msg }) => msg), { timeout: 15_000 })
      .toEqual(['the database is unreachable', 'database: works again']);
    await forwarder.close();
  },
  timeout,
);

it(
  'is ready with cached content during an outage, but not with a password that was never accepted',
  { tags: ['nightly'], timeout },
  async () => {
    const cachedIn = await mkdtemp(path.join(folder, 'cached-'));
    const before = await startApi(database.url, cachedIn);
    await untilReady(before, 200);
    await expect.poll(async () => (await readdir(cachedIn)).join(), { timeout: 20_000 }).toContain('content-');
    await before.stop();
    const outage = await startApi(
      urlWith((url) => {
        url.port = '1';
      }),
      cachedIn,
    );
    await untilReady(outage, 200);
    expect(await health(outage)).toMatchObject({ status: 'degraded', database: false });
    await outage.stop();
    const rejected = await startApi(
      urlWith((url) => {
        url.password = 'not-the-password';
      }),
      cachedIn,
    );
    await untilReady(rejected, 503);
    expect(JSON.parse((await read(`${rejected.url}/ready`))!.text)).toMatchObject({
      why: 'the database rejects the user or the password',
    });
  },
);

it('recognises that no more connections are free', { tags: ['nightly'], timeout }, async () => {
  const db = connect(database.url, { poolSize: 1 });
  await sql`alter database ${sql.id(UNMIGRATED)} connection limit 0`.execute(db);
  await sql`create role umkreis_limited login password 'limited'`.execute(db);
  try {
    const api = await startApi(
      urlWith((url) => {
        url.pathname = `/${UNMIGRATED}`;
        url.username = 'umkreis_limited';
        url.password = 'limited';
      }),
    );
    await untilReady(api, 503);
    expect(warnings(api)).toMatchObject([{ msg: 'the database has no free connection', code: '53300' }]);
  } finally {
    await sql`alter database ${sql.id(UNMIGRATED)} connection limit -1`.execute(db);
    await sql`drop role umkreis_limited`.execute(db);
    await db.destroy();
  }
});
