import { connect as connectSocket, createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDatabase } from './check-database.ts';
import { connect } from './database.ts';
import { assertDirect, isDirect } from './direct-connection.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';

let folder: string;
let database: OpenDatabase;
let pooler: Server;
let pooledUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-direct-'));
  database = await openTestDatabase(folder);
  pooler = await startPooler(new URL(database.url));
  const url = new URL(database.url);
  url.port = String((pooler.address() as AddressInfo).port);
  pooledUrl = url.href;
});
afterAll(async () => {
  pooler?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

it('migrates over a direct connection only', async () => {
  expect(await isDirect(database.db)).toBe(true);
  const db = connect(pooledUrl, { poolSize: 1 });
  try {
    await expect(assertDirect(db)).rejects.toThrow('DATABASE_DIRECT_URL is missing');
    await expect(migrate(db)).rejects.toThrow('DATABASE_DIRECT_URL is missing');
  } finally {
    await db.destroy();
  }
});

it('reports a pooler where sessions are needed, and timeouts that a pooler drops', async () => {
  expect(await checkDatabase(database.url, 'sessions')).toBeUndefined();
  expect(await checkDatabase(pooledUrl, 'sessions')).toMatch(/^DATABASE_DIRECT_URL leads to a pooler: /);
  expect(await checkDatabase(database.url)).toBeUndefined();
  expect(await checkDatabase(pooledUrl)).toMatch(
    /^The pooler of the database doesn't set .*statement_timeout.*: \w+ at 127/,
  );
});

/** Does what PgBouncer does: drops timeouts of the startup message, and numbers connections itself. */
async function startPooler({ hostname, port }: URL): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connectSocket(Number(port), hostname);
    let isStarted = false;
    client.on('data', (chunk) => {
      upstream.write(isStarted ? chunk : withoutTimeouts(chunk));
      isStarted = true;
    });
    upstream.on('data', (chunk) => client.write(withOtherNumber(chunk)));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      from.on('close', () => to.destroy()).on('error', () => to.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function withoutTimeouts(chunk: Buffer): Buffer {
  const texts = chunk.subarray(8).toString('latin1').split('\0');
  const kept = texts.flatMap((text, index) =>
    index % 2 === 0 && text && !text.endsWith('_timeout') ? [`${text}\0${texts[index + 1]}\0`] : [],
  );
  const body = Buffer.from(`${kept.join('')}\0`, 'latin1');
  const head = Buffer.from(chunk.subarray(0, 8));
  head.writeInt32BE(body.length + 8, 0);
  return Buffer.concat([head, body]);
}

/** Changes the process in the message BackendKeyData. */
function withOtherNumber(chunk: Buffer): Buffer {
  const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at < 0) return chunk;
  const changed = Buffer.from(chunk);
  changed.writeInt32BE(changed.readInt32BE(at + 5) + 1_000_000, at + 5);
  return changed;
}
