import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

let folder: string;
let secure: FastifyInstance;
let plain: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  await mkdir(path.join(folder, 'releases/shell/v1'), { recursive: true });
  await writeFile(
    path.join(folder, 'releases/shell/v1/index.html'),
    '<html><head><!--head--></head><body><!--body--><!--boot--></body></html>',
  );
  await writeFile(
    path.join(folder, 'releases/releases.json'),
    JSON.stringify({ shell: { current: 'v1', previous: [] } }),
  );
  const environment = { UMKREIS_DATA: folder, API_URL: 'http://127.0.0.1:9', NODE_ENV: 'test' } as const;
  secure = await createEdge(
    readConfig({ ...environment, MAIN_HOST: 'guide.example', PRODUCT_ORIGIN: 'https://guide.example' }),
  );
  plain = await createEdge(readConfig(environment));
});
afterAll(async () => {
  await secure.close();
  await plain.close();
  await rm(folder, { recursive: true });
});

const headers = async (url: string, host = 'vaduz.guide.example') =>
  (await secure.inject({ url, headers: { host } })).headers;

test('sets HSTS if the product uses TLS, including subdomains on the main host', async () => {
  expect((await headers('/map'))['strict-transport-security']).toBe('max-age=31536000');
  expect((await headers('/', 'guide.example'))['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await headers('/releases/none.js'))['strict-transport-security']).toBe('max-age=31536000');
  expect((await plain.inject({ url: '/', headers: { host: 'localhost' } })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});

test('isolates the window and allows geolocation only', async () => {
  for (const { headers: own } of [
    await secure.inject({ url: '/map', headers: { host: 'vaduz.guide.example' } }),
    await plain.inject({ url: '/map', headers: { host: 'vaduz.localhost' } }),
  ]) {
    expect(own['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(own['permissions-policy']).toMatch(/geolocation=\(self\).*camera=\(\), microphone=\(\)/);
    expect(own['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['/map/request/s3cr3t', '/map/request/s3cr3t/', '/MAP/Request/s3cr3t', '/map/%72equest/s3cr3t?a=1'])(
  '%s is private: it cannot be framed, is not cached and sends no referrer',
  async (url) => {
    const own = await headers(url);
    expect(own['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(own['cache-control']).toBe('no-store');
    expect(own['referrer-policy']).toBe('no-referrer');
  },
);

test('allows any site to frame the map, and only the product to frame other pages', async () => {
  expect((await headers('/map/place/abcdefgh'))['content-security-policy']).toContain('frame-ancestors *');
  expect((await headers('/dashboard/'))['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('serves a security contact', async () => {
  const { body, headers: own } = await secure.inject({
    url: '/.well-known/security.txt',
    headers: { host: 'vaduz.guide.example' },
  });
  expect(own['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:hallo@umkreis\.example$/m);
  expect(body).toMatch(/^Canonical: https:\/\/guide\.example\/\.well-known\/security\.txt$/m);
  const left = Date.parse(/^Expires: (.*)$/m.exec(body)![1]!) - Date.now();
  expect(left).toBeGreaterThan(178 * 86_400_000);
  expect(left).toBeLessThanOrEqual(180 * 86_400_000);
});
