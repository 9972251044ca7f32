import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';
import { RawClients } from './testing/raw-client.ts';

/** Larger than the socket buffers of a client that does not read */
const LARGE = Buffer.alloc(3_000_000, 'x');
const TIMEOUT_MS = 3000;

let api: Server;
let requestCount = 0;
let edge: FastifyInstance;
let folder: string;
let port: number;
let clients: RawClients;

beforeEach(async () => {
  requestCount = 0;
  api = createServer((request, response) => {
    // The edge itself reads its health.
    if (request.url !== '/health') requestCount++;
    request.resume().once('end', () => response.end(request.url === '/large' ? LARGE : `${request.method}`));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  folder = await mkdtemp(path.join(tmpdir(), 'edge-hostile-'));
  edge = await createEdge(
    readConfig({
      UMKREIS_DATA: folder,
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      NODE_ENV: 'test',
      LIMIT_HEADER_SECONDS: '1',
      LIMIT_STALLED_SECONDS: '2',
      LIMIT_BODY_IDLE_SECONDS: '1',
      LIMIT_CONNECTIONS_PER_ADDRESS: '300',
    }),
  );
  await edge.listen({ port: 0, host: '127.0.0.1' });
  port = (edge.server.address() as AddressInfo).port;
  clients = new RawClients(port);
});
afterEach(async () => {
  clients.close();
  await edge.close();
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true });
});

async function visit(init: RequestInit = {}, url = '/api/small') {
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return [response.status, await response.text()];
}
const head = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers, '', ''].join('\r\n');

test('serves other clients while a socket sends 400 requests and reads nothing', async () => {
  await clients.sendOnly(head('GET /api/large HTTP/1.1').repeat(400));
  for (let more = 0; more < 20; more++) await clients.sendOnly(head('GET /api/large HTTP/1.1').repeat(20));
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (let times = 0; times < 10; times++) expect(await visit()).toEqual([200, 'GET']);
  // Limited by the socket buffers, not by the number of requests.
  expect(requestCount).toBeLessThan(400);
});

test('releases API connections of 140 clients that do not read their responses', { tags: ['nightly'] }, async () => {
  for (let one = 0; one < 140; one++) await clients.sendOnly(head('GET /api/large HTTP/1.1'));
  await expect.poll(() => requestCount, { timeout: 20_000 }).toBe(140);
  expect(await visit()).toEqual([200, 'GET']);
  expect(String((await visit({}, '/api/large'))[1]).length).toBe(LARGE.length);
});

test('serves other clients during 140 slow uploads, and ends these with 408', async () => {
  const slow = await Promise.all(
    Array.from({ length: 140 }, () =>
      clients.sendAndRead(
        head('POST /api/items HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 900') + '{',
      ),
    ),
  );
  expect(slow.filter((response) => response.startsWith('HTTP/1.1 408')).length).toBe(140);
  expect(requestCount).toBe(0);
}, 15_000);

test('serves reads and writes while request bodies arrive slowly', async () => {
  for (let one = 0; one < 140; one++)
    await clients.sendOnly(
      head('POST /api/items HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 900') + '{',
    );
  expect(await visit()).toEqual([200, 'GET']);
  expect(await visit({ method: 'POST', body: '{}' })).toEqual([200, 'POST']);
});

test('closes connections with slow headers, and the oldest idle ones beyond the limit per address', async () => {
  const slow = await clients.sendOnly('GET /api/small HTTP/1.1\r\nHost: loc');
  const ended = once(slow.resume(), 'close');
  for (let one = 0; one < 400; one++) await clients.sendOnly('G');
  expect(await visit()).toEqual([200, 'GET']);
  await ended;
});

test('closes a connection whose client stops reading', { tags: ['nightly'], timeout: 15_000 }, async () => {
  const socket = await clients.sendOnly(head('GET /api/large HTTP/1.1').repeat(20));
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const open = await new Promise<number>((resolve, reject) => {
    edge.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
  expect(open).toBe(0);
  socket.destroy();
});
