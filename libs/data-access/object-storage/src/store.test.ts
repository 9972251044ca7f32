import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readMediaConfig } from './media-config.ts';
import type { MediaStore } from './media-store.ts';
import { bucketVariables, readBucketConfig } from './bucket-config.ts';
import { openBucket } from './open-bucket.ts';
import { mediaFolder, openMediaStore } from './open-store.ts';
import { bucketTimeouts } from './s3-client.ts';
import { startTestBucket } from './testing/start-test-bucket.ts';

let folder: string;
let server: S3rver;
let stores: Record<string, MediaStore>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-media-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'bilder', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  const s3 = {
    MEDIA_STORE: 's3',
    MEDIA_S3_BUCKET: 'bilder',
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    MEDIA_S3_KEY_ID: 'S3RVER',
    MEDIA_S3_SECRET: 'S3RVER',
    MEDIA_S3_REGION: 'us-east-1',
  };
  stores = {
    disk: await openMediaStore(folder, readMediaConfig({})),
    s3: await openMediaStore(folder, readMediaConfig(s3)),
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const names = async (store: MediaStore) => {
  const found: string[] = [];
  for await (const name of store.list()) found.push(name);
  return found.toSorted();
};

afterEach(async () => {
  for (const store of Object.values(stores)) for (const name of await names(store)) await store.delete(name);
});

describe.each(['disk', 's3'])('%s', (kind) => {
  test('reads, opens, lists and deletes stored files', async () => {
    const store = stores[kind]!;
    const bytes = Buffer.from('Bild'.repeat(5000));
    await store.put('ab-320.webp', bytes, 'image/webp');
    await store.put('ab-320.webp', bytes, 'image/webp');
    await store.put('cd-master', Buffer.from('x'), 'image/jpeg');
    expect(await names(store)).toEqual(['ab-320.webp', 'cd-master']);
    expect((await store.read('ab-320.webp')).equals(bytes)).toBe(true);
    const opened = (await store.open('ab-320.webp'))!;
    expect([opened.type, opened.bytes, (await buffer(opened.stream)).equals(bytes)]).toEqual([
      'image/webp',
      bytes.length,
      true,
    ]);
    expect(Math.abs(Date.now() - (await store.dateOf('cd-master'))!.getTime())).toBeLessThan(10_000);
    await store.delete('ab-320.webp');
    await store.delete('ab-320.webp');
    expect([await store.exists('ab-320.webp'), await store.exists('cd-master')]).toEqual([false, true]);
    await store.delete('cd-master');
    expect(await names(store)).toEqual([]);
  });

  test('reports missing files', async () => {
    const store = stores[kind]!;
    expect([await store.open('nichts'), await store.dateOf('nichts'), await store.exists('nichts')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    await expect(store.read('nichts')).rejects.toThrow();
  });
});

test('leaves no partial files on the disk', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => stores.disk!.put('gleich', Buffer.alloc(100_000, at), 'image/webp')),
  );
  expect(await readdir(mediaFolder(folder))).toEqual(['gleich']);
});

test('rejects an invalid configuration with the names of all variables', () => {
  expect(() => readMediaConfig({ MEDIA_STORE: 's3' })).toThrow(
    /MEDIA_S3_BUCKET[\s\S]*MEDIA_S3_KEY_ID[\s\S]*MEDIA_S3_SECRET/,
  );
  expect(readMediaConfig({}).STORE).toBe('disk');
});

test('treats empty variables, as CI passes them, as omitted', () => {
  const empty = Object.fromEntries(bucketVariables('MEDIA').map((name) => [name, '']));
  expect(readMediaConfig(empty)).toEqual(readMediaConfig({}));
});

test.each(['hang', 'cut'] as const)('fails every call to a bucket that does not respond (%s)', async (treatment) => {
  const bucket = await startTestBucket();
  const store = await openBucket(readBucketConfig('RELEASES', bucket.env), {
    connectMs: 500,
    idleMs: 500,
    requestMs: 2000,
    attempts: 1,
  });
  await store.put('ab-320.webp', Buffer.from('Bild'), 'image/webp');
  bucket.treat = () => treatment;
  try {
    await expect(store.read('ab-320.webp')).rejects.toThrow();
    if (treatment === 'cut') return;
    await expect(store.put('cd', Buffer.alloc(1_000_000), 'image/webp')).rejects.toThrow();
    await expect(store.exists('ab-320.webp')).rejects.toThrow();
    await expect(store.open('ab-320.webp')).rejects.toThrow();
    await expect(names(store)).rejects.toThrow();
  } finally {
    await bucket.close();
  }
});

test('has default timeouts for calls to a bucket', () => {
  for (const limit of Object.values(bucketTimeouts)) expect(limit).toBeGreaterThan(0);
});
