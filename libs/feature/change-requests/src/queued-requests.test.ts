// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { deviceStore, queuedRequestsChanged } from '@umkreis/guide-core/device-store.ts';
import { discardRequest, rejectedRequests, sendQueuedRequests, queuedRequest } from './queued-requests.ts';

const errors = [{ field: '/details/0/dataValue', message: 'no opening hours' }];
const request = {
  body: { searchShortcutId: 's', itemId: 'cafe', note: 'Neue Zeiten' },
  once: 'once-1',
  title: 'Café Bär',
  page: '/map/place/abcdefgh?propose=change',
};
let server: Server;
let boot: Boot;
let received: string[];
let status: number;

beforeEach(async () => {
  localStorage.clear();
  received = [];
  server = createServer((incoming, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (incoming.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    received.push(String(incoming.headers['umkreis-once']));
    response.writeHead(status, { ...headers, 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 201 ? { linkId: 'link' } : { title: 'Invalid', status, errors }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  boot = { apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } as unknown as Boot;
  deviceStore('draft:cafe', false).write({ note: 'Neue Zeiten' });
  queuedRequest('cafe', false).write(request);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('stores a rejected suggestion with the reason and its draft, and does not send it again', async () => {
  status = 400;
  let events = 0;
  addEventListener(queuedRequestsChanged, () => (events += 1), { once: true });
  await sendQueuedRequests(boot, false);
  await sendQueuedRequests(boot, false);
  expect(received).toEqual(['once-1']);
  expect(events).toBe(1);
  expect(rejectedRequests(false)).toEqual([['cafe', { ...request, rejection: { status: 400, errors } }]]);
  expect(deviceStore('draft:cafe', false).read()).toEqual({ note: 'Neue Zeiten' });

  discardRequest('cafe', false);
  expect(rejectedRequests(false)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([429, 500, 503])('keeps a suggestion queued after HTTP %i', async (code) => {
  status = code;
  await sendQueuedRequests(boot, false);
  expect(rejectedRequests(false)).toEqual([]);
  expect(queuedRequest('cafe', false).read()).toEqual(request);
});

test('removes a suggestion that was accepted and stores its private link', async () => {
  status = 201;
  await sendQueuedRequests(boot, false);
  expect(queuedRequest('cafe', false).read()).toBeNull();
  expect(deviceStore('sent:cafe', false).read()).toBe('link');
});
