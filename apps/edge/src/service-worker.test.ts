import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const own = 'addEventListener("fetch", () => {});';
let folder: string;
let edge: FastifyInstance;
let without: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-worker-'));
  const releases = path.join(folder, 'releases');
  for (const version of ['v1', 'v2']) await mkdir(path.join(releases, 'shell', version), { recursive: true });
  await writeFile(path.join(releases, 'shell/v2/service-worker.js'), own);
  await point('v2');
  const settings = {
    UMKREIS_DATA: folder,
    API_URL: 'http://127.0.0.1:9',
    MAIN_HOST: 'guide.example',
    NODE_ENV: 'test',
  };
  edge = await createEdge(readConfig(settings));
  without = await createEdge(readConfig({ ...settings, SERVICE_WORKER: 'off' }));
});
afterAll(async () => {
  await Promise.all([edge.close(), without.close()]);
  await rm(folder, { recursive: true });
});

const point = (current: string) =>
  writeFile(path.join(folder, 'releases/releases.json'), JSON.stringify({ shell: { current, previous: [] } }));
const worker = (app = edge) => app.inject({ url: '/service-worker.js', headers: { host: 'guide.example' } });
const served = async (app: FastifyInstance) =>
  (await app.inject({ url: '/boot.json', headers: { host: 'guide.example' } })).json<{ serviceWorker: string | null }>()
    .serviceWorker;

test("serves the live shell's worker at a stable URL, without caching", async () => {
  const { statusCode, headers, body } = await worker();
  expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', own]);
  expect(headers['content-type']).toContain('text/javascript');
  expect(await served(edge)).toBe('/service-worker.js');
});

test('serves a worker that clears the caches if the release has none', async () => {
  await point('v1');
  expect((await worker()).body).toMatch(/caches\.delete[^]*unregister/);
  await point('v2');
  expect((await worker()).body).toBe(own);
});

test('omits the worker from pages if it is disabled, and unregisters an existing one', async () => {
  expect(await served(without)).toBeNull();
  expect((await worker(without)).body).toMatch(/unregister/);
});
