import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseRecordFile, releasesFile, type ReleasePointers } from '@umkreis/contract/releases.ts';
import { readBucketConfig } from './bucket-config.ts';
import type { MediaStore } from './media-store.ts';
import { openBucket } from './open-bucket.ts';
import { pullReleases, pushSurface } from './release-bucket.ts';

let folder: string;
let server: S3rver;
let store: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-releases-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  store = await openBucket(
    readBucketConfig('RELEASES', {
      RELEASES_STORE: 's3',
      RELEASES_S3_BUCKET: 'releases',
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      RELEASES_S3_KEY_ID: 'S3RVER',
      RELEASES_S3_SECRET: 'S3RVER',
      RELEASES_S3_REGION: 'us-east-1',
    }),
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const built = () => path.join(folder, 'built');
async function build(version: string): Promise<void> {
  const release = path.join(built(), 'map', version);
  await mkdir(path.join(release, 'static'), { recursive: true });
  const files: Record<string, string> = { 'mf-manifest.json': '{}', 'static/map.js': `run('${version}')` };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(release, name), text);
  const sizes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.length]));
  await writeFile(path.join(release, releaseRecordFile), JSON.stringify({ files: sizes }));
}
const pull = (edge: string) => pullReleases({ store, folder: path.join(folder, edge) });
const pointersAt = async (edge: string) =>
  JSON.parse(await readFile(path.join(folder, edge, releasesFile), 'utf8')) as ReleasePointers;

test('what one machine releases every edge has, whole, and what no page can have open any more goes', async () => {
  await build('v1');
  await pushSurface({ store, folder: built() }, 'map', { current: 'v1', previous: [] });
  expect([await pull('edge-1'), await pull('edge-1')]).toEqual([true, false]);
  expect((await pointersAt('edge-1')).map).toEqual({ current: 'v1', previous: [] });

  await build('v2');
  await pushSurface({ store, folder: built() }, 'map', { current: 'v2', previous: ['v1'] });
  for (const edge of ['edge-1', 'edge-2']) {
    expect(await pull(edge)).toBe(true);
    expect(await readFile(path.join(folder, edge, 'map/v2/static/map.js'), 'utf8')).toBe("run('v2')");
    expect((await readdir(path.join(folder, edge, 'map'))).toSorted()).toEqual(['v1', 'v2']);
  }
  await pushSurface({ store, folder: built() }, 'map', { current: 'v2', previous: [] });
  await pull('edge-2');
  expect(await readdir(path.join(folder, 'edge-2/map'))).toEqual(['v2']);
  expect(await store.exists('map/v1/static/map.js')).toBe(false);
  expect(await store.exists('map/v2/static/map.js')).toBe(true);
});

test('a version that is cut in the bucket goes live at no edge', async () => {
  await build('v3');
  await pushSurface({ store, folder: built() }, 'map', { current: 'v3', previous: ['v2'] });
  await store.put('map/v3/static/map.js', Buffer.from('ru'), 'text/javascript');
  await expect(pull('edge-1')).rejects.toThrow('map/v3/static/map.js is cut');
  expect((await pointersAt('edge-1')).map?.current).toBe('v2');
  expect(await readdir(path.join(folder, 'edge-1/map'))).not.toContain('v3');
});

test('surfaces that are not in the bucket yet stay as the folder has them', async () => {
  const own = path.join(folder, 'moves');
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, releasesFile), JSON.stringify({ kiosk: { current: 'k1', previous: [] } }));
  await store.put('map/v3/static/map.js', Buffer.from("run('v3')"), 'text/javascript');
  await pull('moves');
  expect(await pointersAt('moves')).toMatchObject({ kiosk: { current: 'k1' }, map: { current: 'v3' } });
});
