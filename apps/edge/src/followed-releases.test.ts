import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { releaseRecordFile } from '@umkreis/contract/releases.ts';
import { readBucketConfig } from '@umkreis/media/bucket-config.ts';
import { openBucket } from '@umkreis/media/open-bucket.ts';
import { pushSurface } from '@umkreis/media/release-bucket.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

let folder: string;
let server: S3rver;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-followed-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  const bucket = {
    RELEASES_STORE: 's3',
    RELEASES_S3_BUCKET: 'releases',
    RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    RELEASES_S3_KEY_ID: 'S3RVER',
    RELEASES_S3_SECRET: 'S3RVER',
    RELEASES_S3_REGION: 'us-east-1',
  };
  for (const [name, value] of Object.entries(bucket)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** As a deployment on another machine does. */
async function release(version: string): Promise<void> {
  const files = path.join(folder, 'built/shell', version);
  const html = `<html lang="de"><head><!--head--></head><body>${version}<!--body--><!--boot--></body></html>`;
  await mkdir(files, { recursive: true });
  await writeFile(path.join(files, 'index.html'), html);
  await writeFile(path.join(files, releaseRecordFile), JSON.stringify({ files: { 'index.html': html.length } }));
  const store = await openBucket(readBucketConfig('RELEASES'));
  await pushSurface({ store, folder: path.join(folder, 'built') }, 'shell', { current: version, previous: [] });
}

test('two edges give what was released into the bucket, the newer one within seconds, and go on without it', async () => {
  await release('v1');
  const edges = await Promise.all(
    ['one', 'two'].map((name) =>
      createEdge(
        readConfig({
          UMKREIS_DATA: path.join(folder, name),
          API_URL: 'http://127.0.0.1:9',
          LOG_LEVEL: 'silent',
          NODE_ENV: 'test',
        }),
      ),
    ),
  );
  const pages = () =>
    Promise.all(edges.map(async (edge) => (await edge.inject({ url: '/', headers: { host: 'localhost' } })).body));
  const show = async (version: string) => (await pages()).every((page) => page.includes(version));
  try {
    expect(await show('v1')).toBe(true);
    await release('v2');
    await expect.poll(() => show('v2'), { timeout: 10_000 }).toBe(true);
    await server.close();
    expect(await show('v2')).toBe(true);
  } finally {
    await Promise.all(edges.map((edge) => edge.close()));
  }
});
