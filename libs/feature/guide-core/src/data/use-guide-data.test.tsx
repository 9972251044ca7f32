// @vitest-environment happy-dom
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { EventSource } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { GuideData } from '../guide-data.ts';
import { useGuideData } from './use-guide-data.ts';

let server: Server;
let root: string;
let requestedUrls: string[] = [];
/** Response bodies by path; other paths respond with 404. */
let served: Record<string, unknown> = {};

const snapshot = (nr: number) => `basemap-items-branch-9-development-${nr}.json`;
const place = (nr: number) => ({ id: `id-${nr}`, nanoId: `nano${nr}`, title: '', lat: 47, lon: 9, categories: [] });
function publish(nr: number, { places = nr, version = 'a', kinds = ['inn'] } = {}) {
  const items = Array.from({ length: places }, (_, at) => place(at));
  served[`/json/${snapshot(nr)}`] = { branchShortId: 9, version: `${nr}`, total: places, tiled: false, items };
  const categories = kinds.map((id) => ({ id }));
  served[`/json/reference-branch-9-development-${nr}.json`] = { version, categories, tags: [], icons: [] };
  served['/api/branches/basemap-files/'] = { 9: snapshot(nr) };
  push();
}

/** Open streams of changes */
const streams = new Set<ServerResponse>();
function push(): void {
  const files = served['/api/branches/basemap-files/'];
  for (const stream of streams) stream.write(`data: ${JSON.stringify(files ?? {})}\n\n`);
}

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (method === 'OPTIONS') return void response.writeHead(204, headers).end();
    if (url === '/snapshot-changes') {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).flushHeaders();
      streams.add(response);
      response.once('close', () => streams.delete(response));
      return push();
    }
    requestedUrls.push(url!);
    response.writeHead(served[url!] ? 200 : 404, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(served[url!] ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
// The engine completes started requests after its page has been unmounted; wait so that the next test counts only
// its own.
afterEach(async () => {
  for (let seen = -1; seen !== requestedUrls.length; await wait(300)) seen = requestedUrls.length;
});
beforeEach(() => {
  vi.stubGlobal('EventSource', EventSource);
  requestedUrls = [];
  served = {
    '/api/events/branchshortid/9': [{ id: 'market', title: 'before the change' }],
    '/api/categories/': ['inn', 'bar', 'zoo'].map((id) => ({ id })),
    '/api/tags/': [],
    '/api/icons/': [],
  };
});

/**
 * Renders the guide of a page served with a snapshot. The engine runs on the main thread, as in a browser without
 * workers.
 */
function show(nr: number) {
  const branch = {
    shortId: 9,
    timeZone: 'Europe/Vaduz',
    hasEvents: true,
    basemapItemJsonFileNameDevelopment: snapshot(nr),
  };
  const boot = { apiRoot: `${root}/api`, assetRoot: root, env: 'development', branch, main: {} } as unknown as Boot;
  let data: GuideData | undefined;
  const editions = new Set<object>();
  let renders = 0;
  function Probe() {
    const read = useGuideData(boot);
    useEffect(() => {
      renders += 1;
      data = read;
      if (read.edition) editions.add(read.edition);
    });
    return null;
  }
  const page = createRoot(document.createElement('div'));
  page.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Probe />
    </SWRConfig>,
  );
  return { data: () => data!, editions: () => editions.size, renders: () => renders, end: () => page.unmount() };
}
const until = (value: () => unknown, wanted: unknown) => expect.poll(value, { timeout: 20_000 }).toEqual(wanted);
const countOf = (part: string) => requestedUrls.filter((url) => url.includes(part)).length;

test('loads places, names and events, and reloads them with each new snapshot', async () => {
  publish(1);
  const page = show(1);
  const titles = () => page.data()?.events.map(({ title }) => title);
  await until(titles, ['before the change']);
  const { engine, names, status } = page.data();
  expect([status, names?.categories.map(({ id }) => id)]).toEqual(['ready', ['inn']]);
  expect(await engine.count()).toEqual({ total: 1, isTiled: false });
  expect([countOf('/events/'), countOf('/reference-'), countOf('/basemap-items-')]).toEqual([1, 1, 1]);

  served['/api/events/branchshortid/9'] = [{ id: 'market', title: 'after it' }];
  publish(2);
  await until(titles, ['after it']);
  expect(await engine.count()).toEqual({ total: 2, isTiled: false });
  expect(page.data().names, 'names that say the same stay the object they were').toBe(names);
  expect(countOf('/events/')).toBe(2);

  publish(3, { version: 'b', kinds: ['inn', 'bar'] });
  await until(() => page.data().names?.categories.length, 2);
  expect(countOf('/categories/')).toBe(0);
  page.data().readAll();
  await until(() => page.data().names?.categories.length, 3);
  page.end();
});

test('renders nothing when the current snapshot or one of another branch is announced', async () => {
  publish(1);
  const page = show(1);
  await until(() => page.data()?.areEventsRead, true);
  const before = page.renders();
  await until(() => streams.size, 1);
  Object.assign(served['/api/branches/basemap-files/'] as object, { 10: 'basemap-items-branch-10-development-2.json' });
  push();
  await wait(300);
  expect(page.renders()).toBe(before);
  publish(2);
  await until(() => page.renders() > before, true);
  // The server counts requests: none of this page may run into the next test.
  await until(() => countOf('/events/'), 2);
  page.end();
});

test('creates one new edition per snapshot if its events are unchanged', async () => {
  publish(1);
  const page = show(1);
  await until(() => page.data()?.areEventsRead, true);
  const { events } = page.data();
  expect(page.editions()).toBe(1);
  publish(2);
  await until(() => countOf('/events/'), 2);
  await until(() => page.editions(), 2);
  await page.data().engine.readEvents();
  await until(() => page.data().events, events);
  expect(page.editions()).toBe(2);
  page.end();
});

test('reports an error if loading fails and recovers on retry', async () => {
  served['/api/branches/basemap-files/'] = { 9: snapshot(4) };
  const page = show(4);
  await until(() => [page.data()?.status, page.data()?.isOffline], ['error', false]);
  publish(4);
  page.data().retry();
  await until(() => page.data().status, 'ready');
  expect(await page.data().engine.count()).toEqual({ total: 4, isTiled: false });
  page.end();
});
