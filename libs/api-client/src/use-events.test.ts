// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ApiContext } from './api-context.ts';
import { useEvents } from './use-events.ts';

const snapshot = (nr: number) => `basemap-items-branch-9-development-${nr}.json`;
let server: Server;
let root: string;
let current = snapshot(1);
let title = 'before the change';
let asked = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS')
      return void response
        .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end();
    const isEvents = request.url === '/api/events/branchshortid/9';
    if (isEvents) asked++;
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(isEvents ? [{ id: 'market', title }] : { 9: current }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('are read again when the snapshot has another name, and only then', async () => {
  const context = {
    apiRoot: `${root}/api`,
    assetRoot: root,
    env: 'development',
    branch: { shortId: 9, hasEvents: true, basemapItemJsonFileNameDevelopment: snapshot(1) } as Branch,
    main: {},
  } as unknown as ApiContext;
  let titles: string[] | undefined;
  function Probe() {
    const { data } = useEvents(context);
    useEffect(() => {
      titles = data?.map((event) => event.title);
    });
    return null;
  }
  const page = createRoot(document.createElement('div'));
  page.render(createElement(SWRConfig, { value: { provider: () => new Map() } }, createElement(Probe)));
  const shown = (wanted: string) => expect.poll(() => titles, { timeout: 8000 }).toEqual([wanted]);

  await shown('before the change');
  title = 'after it';
  current = snapshot(2);
  await shown('after it');
  expect(asked).toBe(2);
  page.unmount();
}, 20_000);
