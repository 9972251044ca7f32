import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';

let server: Server;
let root: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    if (req.url === '/slow') return;
    if (req.url === '/guarded' && req.headers.authorization !== 'Bearer new') {
      res.writeHead(401).end();
      return;
    }
    if (req.url === '/problem') {
      res.writeHead(409, { 'content-type': 'application/problem+json' });
      res.end(JSON.stringify({ type: '/problems/conflict', title: 'Conflict', status: 409, currentVersion: 3 }));
      return;
    }
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ method: req.method, authorization: req.headers.authorization ?? null, body }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('sends the token and JSON, and reads JSON', async () => {
  const response = await request(`${root}/echo`, {
    method: 'PUT',
    body: { title: 'Bäckerei' },
    getToken: async () => 'abc',
  });
  expect(response).toEqual({ method: 'PUT', authorization: 'Bearer abc', body: '{"title":"Bäckerei"}' });
});

test('reports a failure with URL, status and problem document', async () => {
  const error = await request(`${root}/problem`).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    url: `${root}/problem`,
    status: 409,
    problem: { currentVersion: 3 },
    message: 'Conflict',
  });
});

test('reports a timeout as status 0', async () => {
  await expect(request(`${root}/slow`, { timeout: 50 })).rejects.toMatchObject({
    name: 'ApiError',
    status: 0,
    isOffline: true,
  });
});

test('reports an unavailable token while offline as a missing response', async () => {
  const call = request('/x', { getToken: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(call).rejects.toMatchObject({ status: 0, isOffline: true });
});

test('renews a rejected token once', async () => {
  const requests: unknown[] = [];
  const tokens = (fresh: string) => async (options?: { fresh?: boolean }) => {
    requests.push(options?.fresh);
    return options?.fresh ? fresh : 'old';
  };
  await expect(request(`${root}/guarded`, { getToken: tokens('new') })).resolves.toMatchObject({
    authorization: 'Bearer new',
  });
  await expect(request(`${root}/guarded`, { getToken: tokens('wrong') })).rejects.toMatchObject({ status: 401 });
  expect(requests).toEqual([false, true, false, true]);
});
