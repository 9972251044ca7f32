import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMediaStore } from '@umkreis/object-storage/open-store.ts';
import { FairQueue } from '@umkreis/serving/fair-queue.ts';
import { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import { registerBucketMedia } from './bucket-media.ts';

const app = Fastify();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-edge-media-'));
  const store = await openMediaStore(folder);
  await store.put('abc-320.webp', Buffer.from('picture'), 'image/webp');
  registerBucketMedia(app, store, {
    queue: new FairQueue({ atOnce: 2, perClient: 1, shared: 1, queuedPerClient: 5, longestWait: 1000 }),
    memoryBudget: new MemoryBudget({ atOnce: 1000, perClient: 500 }),
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('serves a picture as immutable', async () => {
  const response = await app.inject('/media/abc-320.webp');
  expect([
    response.statusCode,
    response.body,
    response.headers['content-type'],
    response.headers['cache-control'],
  ]).toEqual([200, 'picture', 'image/webp', 'public, max-age=31536000, immutable']);
  expect(
    (await app.inject({ url: '/media/abc-320.webp', headers: { 'if-none-match': String(response.headers.etag) } }))
      .statusCode,
  ).toBe(304);
});

test.each(['/media/none.webp', '/media/..%2f..%2fetc%2fpasswd', '/media/.env', '/media/a%00.webp'])(
  'returns 404 for %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
