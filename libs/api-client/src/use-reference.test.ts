// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiContext } from './api-context.ts';
import { useReference, type Reference, type ReferenceRead } from './use-reference.ts';

let server: Server;
let root: string;
let asked: string[] = [];
let current: string;
/** Reference data by snapshot; what is missing answers 404. */
const documents: Record<string, unknown> = {
  '/json/reference-branch-0-development-1.json': { version: 'a', categories: [{ id: 'inn' }], tags: [], icons: [] },
  '/json/reference-branch-0-development-2.json': { version: 'a', categories: [{ id: 'inn' }], tags: [], icons: [] },
  '/json/reference-branch-0-development-3.json': {
    version: 'b',
    categories: [{ id: 'inn' }, { id: 'bar' }],
    tags: [],
    icons: [],
  },
  '/api/categories/': [{ id: 'inn' }, { id: 'bar' }, { id: 'zoo' }],
  '/api/tags/': [{ id: 'sushi' }],
  '/api/icons/': [{ id: 'pin' }],
};
const snapshot = (nr: number) => `basemap-items-branch-0-development-${nr}.json`;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS')
      return void response
        .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end();
    asked.push(request.url!);
    const body = request.url === '/api/branches/basemap-files/' ? { 0: current } : documents[request.url!];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

/** Shows the hook on a page that was served with a snapshot. */
function show(served: number | null, early?: Reference) {
  let read: ReferenceRead | undefined;
  const main = {
    basemapArchive: null,
    center: [0, 0, 0] as [number, number, number],
    basemapFileName: served ? snapshot(served) : null,
    attribution: '',
    isDemo: true,
  };
  const boot: ApiContext = { apiRoot: `${root}/api`, assetRoot: root, env: 'development', branch: null, main };
  function Probe({ wantsAll }: { wantsAll: boolean }) {
    const state = useReference(boot, wantsAll, early);
    useEffect(() => {
      read = state;
    });
    return null;
  }
  const node = createRoot(document.createElement('div'));
  const provider = () => new Map();
  const render = (wantsAll = false) =>
    node.render(createElement(SWRConfig, { value: { provider } }, createElement(Probe, { wantsAll })));
  render();
  const ids = () => read?.data?.categories.map(({ id }) => id);
  return { render, ids, data: () => read?.data, end: () => node.unmount() };
}
const until = (value: () => unknown, wanted: unknown) => expect.poll(value, { timeout: 8000 }).toEqual(wanted);
const lists = () => asked.filter((url) => ['/api/categories/', '/api/tags/', '/api/icons/'].includes(url));

test('reads the file beside the snapshot, and keeps it while newer ones say the same', async () => {
  current = snapshot(1);
  const page = show(1);
  await until(page.ids, ['inn']);
  const first = page.data();
  current = snapshot(2);
  await until(() => asked.includes('/json/reference-branch-0-development-2.json'), true);
  expect(page.data()).toBe(first);
  current = snapshot(3);
  await until(page.ids, ['inn', 'bar']);
  expect(lists()).toEqual([]);
  page.render(true);
  await until(page.ids, ['inn', 'bar', 'zoo']);
  page.end();
}, 20_000);

test('what the page knows already is not asked for, only what follows it', async () => {
  current = snapshot(1);
  const early = { ...(documents['/json/reference-branch-0-development-1.json'] as Reference) };
  const page = show(1, early);
  await until(page.data, early);
  current = snapshot(3);
  await until(page.ids, ['inn', 'bar']);
  expect(asked.filter((url) => url.includes('reference'))).toEqual(['/json/reference-branch-0-development-3.json']);
  page.end();
}, 20_000);

test('reads all there is where there is no snapshot, or none beside it', async () => {
  current = snapshot(9);
  const page = show(9);
  await until(page.ids, ['inn', 'bar', 'zoo']);
  expect(lists()).toHaveLength(3);
  current = snapshot(1);
  await until(page.ids, ['inn']);
  page.end();
  current = '';
  const other = show(null);
  await until(other.ids, ['inn', 'bar', 'zoo']);
  other.end();
}, 20_000);
