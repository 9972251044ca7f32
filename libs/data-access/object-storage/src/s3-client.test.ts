import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readBucketConfig } from './bucket-config.ts';
import { openBucket } from './open-bucket.ts';

test.each([
  ['of a temporary key', 'temporary', 'temporary'],
  ['not of a permanent key', '', undefined],
])('sends the session token %s', async (_, RELEASES_S3_SESSION_TOKEN, sent) => {
  const tokens: unknown[] = [];
  const server = createServer((request, response) => {
    tokens.push(request.headers['x-amz-security-token']);
    response.writeHead(200, { 'Content-Length': 0 }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const config = readBucketConfig('RELEASES', {
      RELEASES_STORE: 's3',
      RELEASES_S3_BUCKET: 'releases',
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RELEASES_S3_KEY_ID: 'test',
      RELEASES_S3_SECRET: 'test',
      RELEASES_S3_SESSION_TOKEN,
    });
    const store = await openBucket(config);
    await store.exists('ab-320.webp');
    expect(tokens).toEqual([sent]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
