import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const uploaded = 'vaduz-0123456789abcdef.webp';
let folder: string;
let api: Server;
let edge: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-images-'));
  await mkdir(path.join(folder, 'branches'));
  await writeFile(path.join(folder, 'branches', uploaded), 'picture');
  const branches = branchConfigs.map((config) => ({
    ...mergeBranch(config, undefined),
    ...(config.shortId === 1 && { logo: uploaded, menuButton: uploaded }),
  }));
  api = createServer((request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(request.url === '/branches/' ? branches : {})),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  edge = await createEdge(
    readConfig({
      UMKREIS_DATA: folder,
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      MAIN_HOST: 'guide.example',
      PRODUCT_ORIGIN: 'https://guide.example',
      NODE_ENV: 'test',
    }),
  );
});
afterAll(async () => {
  await edge?.close();
  api?.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['an uploaded logo', uploaded, 'image/webp', 86_400],
  ['the drawn one beside it', 'vaduz.svg', 'image/svg+xml', 60],
  ['the drawn word mark', 'vaduz-wide.svg', 'image/svg+xml', 60],
  ['the cover of its pages', 'vaduz-0123456789abcdef-cover.png', 'image/png', 60],
])('serves %s with a matching cache lifetime', async (_name, file, type, seconds) => {
  const { statusCode, headers } = await edge.inject({ url: `/branches/${file}`, headers: { host: 'guide.example' } });
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    type,
    `public, max-age=${seconds}`,
  ]);
});
