import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { BucketUnavailable, openReleaseBucket, type ReleaseBucket } from './release-bucket.ts';

let folder: string;
let server: S3rver;
let own: TestBucket;
let buckets: Record<string, ReleaseBucket>;
let otherBucket: ReleaseBucket;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-bucket-'));
  const configureBuckets = [{ name: 'releases', configs: [] }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
  const { port } = (await server.run()) as AddressInfo;
  own = await startTestBucket();
  const s3rver = {
    ...own.env,
    RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    RELEASES_S3_KEY_ID: 'S3RVER',
    RELEASES_S3_SECRET: 'S3RVER',
  };
  buckets = {
    s3rver: await openReleaseBucket(readBucketConfig('RELEASES', s3rver)),
    own: await openReleaseBucket(readBucketConfig('RELEASES', own.env)),
  };
  otherBucket = await openReleaseBucket(readBucketConfig('RELEASES', { ...s3rver, RELEASES_S3_BUCKET: 'nowhere' }));
});
afterAll(async () => {
  await server.close();
  await own.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['s3rver', 'own'])('%s', (name) => {
  it('reads, lists and deletes written objects', async () => {
    const bucket = buckets[name]!;
    await bucket.write('map/v1/static/main.js', Buffer.from('run()'));
    await bucket.write('map/v1/.release.json', Buffer.from('{}'));
    await bucket.write('kiosk/v1/main.js', Buffer.from(''));
    expect((await bucket.read('map/v1/static/main.js'))?.content.toString()).toBe('run()');
    expect(await bucket.read('map/v1/nothing')).toBeUndefined();
    expect((await bucket.list('map/v1/')).map(({ key, bytes }) => [key, bytes])).toEqual([
      ['map/v1/.release.json', 2],
      ['map/v1/static/main.js', 5],
    ]);
    expect(Math.abs(Date.now() - (await bucket.list('kiosk/'))[0]!.changedAt.getTime())).toBeLessThan(10_000);
    await bucket.delete('map/v1/static/main.js');
    await bucket.delete('map/v1/static/main.js');
    expect(await bucket.read('map/v1/static/main.js')).toBeUndefined();
  });

  it('replaces an unchanged object', async () => {
    const bucket = buckets[name]!;
    expect(await bucket.replace('pointers/map.json', Buffer.from('1'), null)).toBe(true);
    const { etag } = (await bucket.read('pointers/map.json'))!;
    expect(await bucket.replace('pointers/map.json', Buffer.from('2'), etag)).toBe(true);
    expect((await bucket.read('pointers/map.json'))?.etag).not.toBe(etag);
  });
});

it('does not replace an object that has changed or appeared since it was read', async () => {
  const bucket = buckets.own!;
  await bucket.write('pointers/embed.json', Buffer.from('1'));
  const { etag } = (await bucket.read('pointers/embed.json'))!;
  await bucket.write('pointers/embed.json', Buffer.from('2'));
  for (const seen of [etag, null])
    expect(await bucket.replace('pointers/embed.json', Buffer.from('3'), seen)).toBe(false);
  expect((await bucket.read('pointers/embed.json'))?.content.toString()).toBe('2');
});

it('aborts running calls when it is closed', async () => {
  const bucket = await openReleaseBucket(readBucketConfig('RELEASES', own.env));
  own.treat = () => 'hang';
  const reading = bucket.read('pointers/map.json');
  bucket.close();
  await expect(reading).rejects.toThrow(BucketUnavailable);
  own.treat = () => 'serve';
});

it('reports a missing bucket, as opposed to a missing object', async () => {
  await expect(otherBucket.read('pointers/map.json')).rejects.toThrow(/bucket does not exist/);
  await expect(otherBucket.replace('pointers/map.json', Buffer.from('1'), null)).rejects.toThrow(
    /bucket does not exist/,
  );
});
