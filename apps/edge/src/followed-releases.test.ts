import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { edgeHealth } from '@umkreis/contract/surface-error.ts';
import { releaseRecordFile, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { readPointer, replacePointer } from '@umkreis/releases/bucket-pointer.ts';
import { uploadVersion } from '@umkreis/releases/bucket-version.ts';
import { openReleaseBucket, type ReleaseBucket } from '@umkreis/releases/release-bucket.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';
import type { FollowOptions } from './followed-releases.ts';

let folder: string;
let server: TestBucket;
/** The bucket as the deploying machine accesses it. */
let bucket: ReleaseBucket;
let edges: FastifyInstance[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-followed-'));
  server = await startTestBucket();
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  bucket = await openReleaseBucket(readBucketConfig('RELEASES', server.env));
  edges = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(edges.map((edge) => edge.close()));
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes a release as a deployment on another machine does. */
async function release(surface: Surface, version: string, pointer: Partial<SurfacePointer> = {}): Promise<void> {
  const files = path.join(folder, 'built', surface, version);
  const texts: Record<string, string> = {
    'index.html': `<html lang="de"><head><!--head--></head><body>${version}<!--body--><!--boot--></body></html>`,
    'mf-manifest.json': '{"metaData":{"remoteEntry":{"name":"remoteEntry.js","path":""}},"exposes":[],"shared":[]}',
  };
  await mkdir(files, { recursive: true });
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(files, name), text);
  const sizes = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.length]));
  await writeFile(path.join(files, releaseRecordFile), JSON.stringify({ files: sizes }));
  await uploadVersion(bucket, surface, version, files);
  const next = { current: version, previous: [], ...pointer };
  await replacePointer(bucket, surface, await readPointer(bucket, surface), next, 0);
}

const releaseAll = async (version: string) => {
  for (const surface of surfaces) await release(surface, version);
};

/** Shorter than in production, so that the tests wait for less. */
const quick = { lookMs: 200, timeouts: { connectMs: 1000, idleMs: 1500, pointerMs: 1000 } };

/** Starts a listening edge. @param name of its folder; reusing a name simulates a restart */
async function startEdge(name: string, following: FollowOptions = quick): Promise<FastifyInstance> {
  const edge = await createEdge(
    readConfig({
      UMKREIS_DATA: path.join(folder, name),
      API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
    }),
    following,
  );
  edges.push(edge);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return edge;
}
const page = (edge: FastifyInstance) => edge.inject({ url: '/', headers: { host: 'localhost' } });
const shows = (edge: FastifyInstance, version: string) =>
  expect.poll(async () => (await page(edge)).body.includes(version), { timeout: 15_000 }).toBe(true);
const health = async (edge: FastifyInstance) => edgeHealth.parse((await edge.inject('/edge/health')).json());
/** No API runs in these tests, so the summary is degraded in any case. */
const becomes = (edge: FastifyInstance, status: 'ok' | 'degraded') =>
  expect.poll(async () => (await health(edge)).components?.releases.status, { timeout: 15_000 }).toBe(status);

it('serves releases from the bucket at two edges, updates them within seconds, and works while the bucket is unreachable', async () => {
  await releaseAll('v1');
  const both = [await startEdge('one'), await startEdge('two')];
  await Promise.all(both.map((edge) => shows(edge, 'v1')));
  await release('shell', 'v2', { previous: ['v1'] });
  await Promise.all(both.map((edge) => shows(edge, 'v2')));
  await Promise.all(both.map((edge) => becomes(edge, 'ok')));
  server.treat = () => 'hang';
  await Promise.all(both.map((edge) => becomes(edge, 'degraded')));
  for (const edge of both) expect((await page(edge)).body).toContain('v2');
});

for (const treatment of ['hang', 'cut'] as const)
  it(
    `serves its local copy after a restart while the bucket does not respond (${treatment})`,
    { tags: treatment === 'hang' ? [] : ['nightly'] },
    async () => {
      await releaseAll('v1');
      const before = await startEdge('one');
      await shows(before, 'v1');
      await before.close();

      server.treat = () => treatment;
      // The timeouts of production: the first reads have not failed yet when the health is read below.
      const edge = await startEdge('one', { lookMs: quick.lookMs });
      expect((await page(edge)).body).toContain('v1');
      expect((await edge.inject('/edge/ready')).statusCode).toBe(200);
      expect(await health(edge)).toMatchObject({ status: 'degraded', reason: expect.stringContaining('not read yet') });
      await expect
        .poll(async () => (await health(edge)).reason, { timeout: 15_000 })
        .toMatch(/cannot be read since .*; the copy of this edge is served\. .* no answer within 5 s/);
      expect((await health(edge)).bucketUnreadSince).toBeDefined();

      server.treat = () => 'serve';
      await release('shell', 'v2', { previous: ['v1'] });
      await shows(edge, 'v2');
      await becomes(edge, 'ok');
    },
  );

it('returns 503 with an empty folder, and serves each surface as soon as it is loaded', async () => {
  await releaseAll('v1');
  server.treat = () => 'hang';
  const edge = await startEdge('empty');
  const response = await page(edge);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
  expect((await edge.inject('/edge/ready')).statusCode).toBe(503);
  expect(await health(edge)).toMatchObject({
    status: 'degraded',
    reason: expect.stringContaining('no release of the shell here: pages answer 503'),
  });

  // One file of one surface is still unavailable.
  server.treat = ({ key }) => (key === 'map/v1/mf-manifest.json' ? 'hang' : 'serve');
  await shows(edge, 'v1');
  await expect
    .poll(async () => Object.keys((await health(edge)).surfaces), { timeout: 20_000 })
    .toEqual(['shell', 'embed', 'kiosk', 'dashboard']);
  expect((await health(edge)).components?.releases.status).toBe('degraded');
  server.treat = () => 'serve';
  await expect.poll(async () => (await health(edge)).surfaces.map?.current.version, { timeout: 30_000 }).toBe('v1');
  await becomes(edge, 'ok');
}, 60_000);

it('serves the previous release of an incomplete one, updates all other surfaces, and reports the missing key', async () => {
  await release('shell', 'v1');
  for (const version of ['v1', 'v2']) await release('map', version, { previous: version === 'v2' ? ['v1'] : [] });
  await release('kiosk', 'v1');
  server.objects.delete('map/v2/mf-manifest.json');
  server.objects.delete('kiosk/v1/mf-manifest.json');
  const edge = await startEdge('new');
  await shows(edge, 'v1');
  await expect.poll(async () => (await health(edge)).surfaces.map?.status, { timeout: 15_000 }).toBe('degraded');
  expect((await edge.inject('/remotes.json')).json()).toEqual({
    map: { entry: '/releases/map/v1/mf-manifest.json', version: 'v1' },
  });
  const { status, surfaces } = await health(edge);
  expect(status).toBe('degraded');
  expect(surfaces).toMatchObject({
    shell: { status: 'ok' },
    map: {
      status: 'degraded',
      reason: 'map v2 is incomplete in the bucket: map/v2/mf-manifest.json missing or cut; v1 is served.',
      incomplete: { version: 'v2', missing: ['map/v2/mf-manifest.json'] },
      current: { version: 'v1' },
    },
    kiosk: {
      status: 'degraded',
      isMissing: true,
      reason: expect.stringContaining('nothing of kiosk can be served'),
      incomplete: { version: 'v1', missing: ['kiosk/v1/mf-manifest.json'] },
    },
  });
});

it('does not serve files of a version that is still being copied', async () => {
  const names = ['.staging/map/v9/main.js', '.incoming/map/v9-1/main.js'];
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, 'one/releases', name)), { recursive: true });
    await writeFile(path.join(folder, 'one/releases', name), 'secret');
  }
  const edge = await startEdge('one');
  for (const name of names) {
    const response = await edge.inject(`/releases/${name}`);
    expect([response.statusCode >= 400, response.body.includes('secret')]).toEqual([true, false]);
  }
});

it.each([
  ['a missing bucket', { RELEASES_S3_BUCKET: 'nowhere' }, 'the bucket of the releases does not exist'],
  ['a rejected key', { RELEASES_S3_KEY_ID: 'other' }, 'the bucket of the releases rejects the key'],
  ['a closed port', { RELEASES_S3_ENDPOINT: 'http://127.0.0.1:1' }, 'the bucket of the releases does not respond'],
  ['an empty bucket', {}, 'the bucket of the releases has no release of any surface'],
])('names %s in /edge/ready and /edge/health', async (_name, env, why) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const edge = await startEdge('one');
  await expect
    .poll(async () => (await edge.inject('/edge/ready')).json<{ why: string }>().why, { timeout: 15_000 })
    .toContain(why);
  const { status, components } = await health(edge);
  expect([status, components?.releases.status]).toEqual(['degraded', 'degraded']);
  expect(components?.releases.reason?.toLowerCase()).toContain(why);
});
