import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Health } from '@umkreis/contract/health.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { testPicture } from '../testing/test-picture.ts';
import { uploadForm } from '../testing/upload-form.ts';

let bucket: TestBucket;
/** Accepts connections but never responds. */
let issuer: Server;
let api: TestApi;
beforeEach(() => {
  for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name.replace('RELEASES_', 'MEDIA_'), value);
});
beforeAll(async () => {
  bucket = await startTestBucket();
  issuer = createServer(() => {}).listen(0, '127.0.0.1');
  await once(issuer, 'listening');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api?.close();
  issuer.closeAllConnections();
  issuer.close();
  await bucket.close();
});

it('starts and serves reads while the media bucket and the login provider do not respond', async () => {
  bucket.treat = () => 'hang';
  const AUTH_JWKS_URL = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/jwks.json`;
  const hanging = await startTestApi(seedGuide, { AUTH_JWKS_URL });
  try {
    expect((await hanging.app.inject('/health')).statusCode).toBe(200);
    expect((await hanging.app.inject(`/items/nanoid/${bakery.nano_id}`)).statusCode).toBe(200);
    const authorization = `Bearer ${await hanging.issuer.tokenOf('one@test.example')}`;
    const response = await hanging.app.inject({ url: '/staff/me', headers: { authorization } });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  } finally {
    await hanging.close();
  }
});

it('responds 503 to an upload while the bucket fails, and accepts it afterwards', async () => {
  api = await startTestApi(seedGuide);
  const authorization = `Bearer ${await api.issuer.tokenOf('one@test.example')}`;
  const { payload, headers } = await uploadForm({ itemId: bakery.id }, await testPicture());
  const upload = () =>
    api.app.inject({ method: 'POST', url: '/items/media/', payload, headers: { ...headers, authorization } });
  bucket.treat = () => 'fail';
  const response = await upload();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.json<Problem>()).toMatchObject({
    type: '/problems/unavailable',
    title: expect.stringContaining('store of the media'),
  });
  const problems = async () => (await api.app.inject('/health')).json<Health>().problems;
  await expect
    .poll(problems, { timeout: 30_000 })
    .toEqual([{ component: 'media', cause: 'failed', reason: 'the bucket of the media returns an error' }]);
  bucket.treat = () => 'serve';
  expect((await upload()).statusCode).toBe(201);
  await expect.poll(problems, { timeout: 30_000 }).toEqual([]);
});
