// @vitest-environment happy-dom
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { EventSource } from 'undici';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { followSnapshots } from './follow-snapshots.ts';

beforeEach(() => {
  vi.stubGlobal('EventSource', EventSource);
});

async function startServer(status = 200) {
  const streams = new Set<ServerResponse>();
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/event-stream' };
    response.writeHead(status, headers);
    if (status !== 200) return void response.end();
    response.write(`retry: 50\n\ndata: {"9":"name-${count}"}\n\n`);
    streams.add(response);
    response.once('close', () => streams.delete(response));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, streams, count: () => count };
}

function listen(apiRoot: string) {
  const names: string[] = [];
  const onLost = vi.fn();
  const end = followSnapshots(apiRoot, { onChange: (change) => names.push(change[9]!), onLost });
  onTestFinished(end);
  return { names, onLost, end };
}

function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('shares one stream, which ends with its last listener', async () => {
  const server = await startServer();
  const [one, other] = [listen(server.apiRoot), listen(server.apiRoot)];
  await expect.poll(() => [one.names, other.names]).toEqual([['name-1'], ['name-1']]);
  one.end();
  for (const stream of server.streams) stream.write('data: {"9":"next"}\n\n');
  await expect.poll(() => other.names).toEqual(['name-1', 'next']);
  expect(one.names).toEqual(['name-1']);
  other.end();
  await expect.poll(() => server.streams.size).toBe(0);
  expect(server.count()).toBe(1);
});

it('is closed while the page is hidden, and gets the current snapshot when it is visible again', async () => {
  const server = await startServer();
  const { names } = listen(server.apiRoot);
  await expect.poll(() => names).toEqual(['name-1']);
  show('hidden');
  await expect.poll(() => server.streams.size).toBe(0);
  show('visible');
  await expect.poll(() => names).toEqual(['name-1', 'name-2']);
});

it('reports a lost connection and connects again', async () => {
  const server = await startServer();
  const { names, onLost } = listen(server.apiRoot);
  await expect.poll(() => names).toEqual(['name-1']);
  for (const stream of server.streams) stream.destroy();
  await expect.poll(() => names, { timeout: 10_000 }).toEqual(['name-1', 'name-2']);
  expect(onLost).toHaveBeenCalledOnce();
});

it('does not repeat a rejected request at once', async () => {
  const server = await startServer(503);
  const { onLost } = listen(server.apiRoot);
  await expect.poll(server.count).toBe(1);
  await wait(1500);
  expect([server.count(), onLost.mock.calls.length]).toEqual([1, 0]);
});
