import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOT_TAKEN } from '@umkreis/serving/graceful-end.ts';
import { afterEach, expect, test } from 'vitest';
import { ApiGroup } from './api-group.ts';

const servers: Server[] = [];
let group: ApiGroup | undefined;
afterEach(async () => {
  await group?.close();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const named =
  (name: string): RequestListener =>
  (_request, response) =>
    response.end(name);
const call = (over: { isRead?: boolean; method?: 'GET' | 'POST' } = {}) => ({
  method: 'GET' as const,
  path: '/',
  headersFor: () => ({}),
  isRead: true,
  isOnce: false,
  ...over,
});
const send = async (over = {}) => (await group!.request(call(over))).body.text();

test('uses both APIs in turn, and loses no request, not even a write, when one is down', async () => {
  const [one, two] = [await serve(named('one')), await serve(named('two'))];
  group = new ApiGroup([one, two], 4);
  expect(new Set([await send(), await send()])).toEqual(new Set(['one', 'two']));
  await group.close();
  servers[0]!.closeAllConnections();
  await new Promise((resolve) => servers[0]!.close(resolve));
  group = new ApiGroup([one, two], 4);
  const responses = await Promise.all(Array.from({ length: 20 }, () => send({ method: 'POST', isRead: false })));
  expect(new Set(responses)).toEqual(new Set(['two']));
});

test('sends a request to the other API if one is shutting down', async () => {
  let taken = 0;
  const ending = await serve((_request, response) => {
    taken++;
    response.writeHead(503, { [NOT_TAKEN]: 'ending' }).end();
  });
  group = new ApiGroup([ending, await serve(named('two'))], 4);
  const responses = await Promise.all(Array.from({ length: 8 }, () => send({ method: 'POST', isRead: false })));
  expect(responses).toEqual(Array.from({ length: 8 }, () => 'two'));
  expect(taken).toBeGreaterThan(0);
});

test('does not repeat a write after a broken connection', async () => {
  const broken = await serve((request) => request.socket.destroy());
  let writes = 0;
  const well = await serve((request, response) => {
    if (request.method === 'POST') writes++;
    response.end('well');
  });
  group = new ApiGroup([broken, well], 4);
  await expect(send({ method: 'POST', isRead: false })).rejects.toThrow();
  expect(writes).toBe(0);
  expect(await send(), 'reads go on').toBe('well');
});

test('reads pages from one API while it is up, and starts a new epoch when it switches', async () => {
  group = new ApiGroup([await serve(named('one')), await serve(named('two'))], 4);
  const read = async () => (await group!.read('/', 2000)).text();
  expect([await read(), await read(), group.epoch]).toEqual(['one', 'one', 0]);
  servers[0]!.closeAllConnections();
  await new Promise((resolve) => servers[0]!.close(resolve));
  expect([await read(), group.epoch]).toEqual(['two', 1]);
});
