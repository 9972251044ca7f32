import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { snapshotChangesPath } from '@umkreis/contract/snapshot-changes.ts';
import { readConfig } from '../config.ts';
import { createEdge } from '../edge.ts';

const nameOf = (nr: number) => `basemap-items-branch-0-production-${nr}.json`;

/** An API with a snapshot of the main site. @param waits whether it waits for the next one */
async function startApi(waits: boolean) {
  let nr = 1;
  const requests: IncomingMessage['headers'][] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    if (!request.url!.startsWith('/branches/basemap-files/')) {
      const isMain = request.url === '/branches/main';
      return void response.setHeader('content-type', 'application/json').end(isMain ? '{}' : '[]');
    }
    requests.push(request.headers);
    const respond = () => {
      waiting.delete(respond);
      response.setHeader('etag', `"${nr}"`);
      if (request.headers['if-none-match'] === `"${nr}"`) return void response.writeHead(304).end();
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ 0: nameOf(nr), 7: nameOf(nr) }));
    };
    const isCurrent = request.headers['if-none-match'] === `"${nr}"`;
    if (waits && isCurrent && request.headers.prefer) waiting.add(respond);
    else respond();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    publish() {
      nr += 1;
      for (const respond of waiting) respond();
    },
  };
}

async function startEdge(apiUrl: string, limits: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-changes-'));
  const config = { UMKREIS_DATA: folder, API_URL: apiUrl, MAIN_HOST: '127.0.0.1', NODE_ENV: 'test', ...limits };
  const edge = await createEdge(readConfig(config));
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await edge.close();
    await rm(folder, { recursive: true });
  });
  return { edge, url };
}

/** Opens a stream and collects its text. */
async function open(url: string) {
  const aborting = new AbortController();
  const response = await fetch(url + snapshotChangesPath, { signal: aborting.signal });
  let text = '';
  const ended = (async () => {
    for await (const chunk of response.body!) text += Buffer.from(chunk as Uint8Array).toString();
  })().catch(() => undefined);
  onTestFinished(() => aborting.abort());
  return { response, text: () => text, ended, close: () => aborting.abort() };
}
const dataOf = (nr: number) => `data: ${JSON.stringify({ 0: nameOf(nr) })}\n\n`;

it('sends the current snapshot of the site at once, and each later one', async () => {
  const api = await startApi(true);
  const { url } = await startEdge(api.url);
  const stream = await open(url);
  expect(stream.response.status).toBe(200);
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'access-control-allow-origin': '*',
  });
  expect(stream.response.headers.get('content-encoding')).toBeNull();
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(1));
  await expect.poll(() => api.requests.length, { timeout: 10_000 }).toBe(2);
  api.publish();
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(2));
  expect(stream.text()).not.toContain('"7"');
});

it('sends the last of several snapshots that follow each other quickly', async () => {
  const api = await startApi(true);
  const { url } = await startEdge(api.url);
  const started = performance.now();
  const stream = await open(url);
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(1));
  for (let nr = 2; nr <= 6; nr++) {
    await expect.poll(() => api.requests.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(nr);
    api.publish();
  }
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(6));
  const mostSent = 1 + (performance.now() - started) / 3000;
  expect(stream.text().match(/data:/g)!.length).toBeLessThanOrEqual(mostSent);
});

it('has one request at the API for all streams, which waits, and none without streams', async () => {
  const api = await startApi(true);
  const { url } = await startEdge(api.url);
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(url)));
  for (const { text } of streams) await expect.poll(text, { timeout: 10_000 }).toContain(dataOf(1));
  expect(api.requests.length).toBeLessThanOrEqual(2);
  expect(api.requests[0]!.prefer).toMatch(/^wait=\d+$/);
  for (const { close } of streams) close();
  await wait(200);
  api.publish();
  await wait(1500);
  expect(api.requests.length).toBeLessThanOrEqual(3);
});

it('asks an API that does not wait once a second', async () => {
  const api = await startApi(false);
  const { url } = await startEdge(api.url);
  const stream = await open(url);
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(1));
  const before = api.requests.length;
  await wait(2500);
  expect(api.requests.length - before).toBeLessThanOrEqual(3);
  api.publish();
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(2));
});

it('rejects streams beyond the limits until others are closed', async () => {
  const api = await startApi(true);
  const { url } = await startEdge(api.url, { LIMIT_STREAMS_PER_ADDRESS: '2' });
  const [first] = [await open(url), await open(url)];
  const third = await fetch(url + snapshotChangesPath);
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '30']);
  first.close();
  await expect
    .poll(async () => {
      const { response, close } = await open(url);
      close();
      return response.status;
    })
    .toBe(200);
});

it('ends all streams when the edge ends, and rejects new ones', async () => {
  const api = await startApi(true);
  const { edge, url } = await startEdge(api.url);
  const stream = await open(url);
  await expect.poll(stream.text, { timeout: 10_000 }).toContain(dataOf(1));
  const ending = edge.gracefulEnd.end({ drainMs: 500, longestMs: 20_000 });
  expect((await fetch(url + snapshotChangesPath)).status).toBe(503);
  await stream.ended;
  expect(await ending).toBe(true);
});

it('does not let visitors make the API wait', async () => {
  const api = await startApi(true);
  const { url } = await startEdge(api.url);
  await fetch(`${url}/api/branches/basemap-files/`, { headers: { prefer: 'wait=20' } });
  expect(api.requests.at(-1)).not.toHaveProperty('prefer');
});
