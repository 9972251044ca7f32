import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

let folder: string;
let forwarded: string[] = [];
const api = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  api.get('/branches/', async (request) => {
    forwarded.push(String(request.headers['x-forwarded-for']));
    return [];
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/**
 * The client address that the API receives for a visitor with a forged header 6.6.6.6 behind the given
 * proxies.
 */
async function visitor(TRUST_PROXY: string | undefined, ...proxies: string[]): Promise<string> {
  const { port } = api.server.address() as { port: number };
  const edge = await createEdge(
    readConfig({
      UMKREIS_DATA: folder,
      API_URL: `http://127.0.0.1:${port}`,
      NODE_ENV: 'test',
      ...(TRUST_PROXY !== undefined && { TRUST_PROXY }),
    }),
  );
  forwarded = [];
  const [remoteAddress = '', ...others] = proxies.toReversed();
  await edge.inject({
    url: '/api/branches/',
    headers: { 'x-forwarded-for': ['6.6.6.6', ...others.toReversed()].join(', ') },
    remoteAddress,
  });
  await edge.close();
  return forwarded.at(-1)!;
}

test.each([
  [undefined, ['203.0.113.9'], '203.0.113.9'],
  ['false', ['203.0.113.9'], '203.0.113.9'],
  ['1', ['203.0.113.9', '10.0.0.1'], '203.0.113.9'],
  ['2', ['203.0.113.9', '198.51.100.2', '10.0.0.1'], '203.0.113.9'],
  ['10.0.0.1', ['203.0.113.9', '10.0.0.1'], '203.0.113.9'],
  ['uniquelocal', ['203.0.113.9', '192.168.1.4', '10.0.0.1'], '203.0.113.9'],
  ['10.0.0.1', ['203.0.113.9'], '203.0.113.9'],
])('TRUST_PROXY=%s with proxies %j forwards the visitor %s', async (trusted, proxies, address) =>
  expect(await visitor(trusted, ...proxies)).toBe(address),
);

test.each(['true', '0.0.0.0/0', '::/0', 'proxy.example', '10', '1,2'])('rejects TRUST_PROXY=%s', (TRUST_PROXY) =>
  expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY is not valid: takes the number of prox'),
);
