import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Surface } from '@umkreis/contract/boot.ts';
import { releaseRecordFile, releasesFile, type SurfacePointer } from '@umkreis/contract/releases.ts';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { readPointer, replacePointer } from './bucket-pointer.ts';
import { uploadVersion } from './bucket-version.ts';
import { readPointers } from './local-pointers.ts';
import { problemText, pullReleases } from './pull-releases.ts';
import { openReleaseBucket, type ReleaseBucket } from './release-bucket.ts';

let folder: string;
let server: TestBucket;
let bucket: ReleaseBucket;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-pull-'));
  // Forces paginated listings.
  server = await startTestBucket({ pageSize: 2 });
  bucket = await openReleaseBucket(readBucketConfig('RELEASES', server.env), {
    connectMs: 1000,
    idleMs: 1000,
    requestMs: 5000,
    attempts: 1,
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(surface: Surface, version: string): Promise<void> {
  const files: Record<string, string> = {
    'mf-manifest.json': '{}',
    'static/main.js': `run('${version}')`,
    'static/part.js': version,
  };
  const built = path.join(folder, 'built', surface, version);
  await mkdir(path.join(built, 'static'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(built, name), text);
  const sizes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.length]));
  await writeFile(path.join(built, releaseRecordFile), JSON.stringify({ files: sizes }));
  await uploadVersion(bucket, surface, version, built);
}
async function point(surface: Surface, pointer: SurfacePointer): Promise<void> {
  await replacePointer(bucket, surface, await readPointer(bucket, surface), pointer, 0);
}
const edge = (name: string) => path.join(folder, name);
const pull = (name: string) => pullReleases({ bucket, folder: edge(name) });
const pointersOf = (name: string) => readPointers(edge(name));

it('copies every version that a pointer names, and removes all others', async () => {
  await upload('map', 'v1');
  await point('map', { current: 'v1', previous: [] });
  expect([await pull('one'), await pull('one')]).toEqual([
    { changed: true, problems: [] },
    { changed: false, problems: [] },
  ]);
  await upload('map', 'v2');
  await point('map', { current: 'v2', previous: ['v1'] });
  for (const name of ['one', 'two']) {
    expect(await pull(name)).toEqual({ changed: true, problems: [] });
    expect(await readFile(path.join(edge(name), 'map/v2/static/main.js'), 'utf8')).toBe("run('v2')");
    expect((await readdir(path.join(edge(name), 'map'))).toSorted()).toEqual(['v1', 'v2']);
  }
  await point('map', { current: 'v2', previous: [] });
  await pull('two');
  expect(await readdir(path.join(edge('two'), 'map'))).toEqual(['v2']);
});

const holes: [what: string, key: string, break_: (key: string) => void][] = [
  ['lacks a file', 'map/v3/static/part.js', (key) => server.objects.delete(key)],
  ['has a cut file', 'map/v3/static/main.js', (key) => (server.objects.get(key)!.content = Buffer.from('ru'))],
  ['lacks its list of files', 'map/v3/.release.json', (key) => server.objects.delete(key)],
  [
    'has a list that leads out of its folder',
    'map/v3/.release.json',
    (key) => (server.objects.get(key)!.content = Buffer.from('{"files":{"../../../escaped.js":1}}')),
  ],
];

it.each(holes)(
  'updates all other surfaces, and uses the previous version of one whose live version %s, naming the key',
  async (_what, key, breakIt) => {
    for (const surface of ['shell', 'map', 'kiosk'] as const) {
      await upload(surface, 'v2');
      await upload(surface, 'v3');
      await point(surface, { current: 'v3', previous: ['v2'] });
    }
    breakIt(key);
    for (const name of ['new', 'new']) {
      const { problems } = await pull(name);
      expect(problems).toMatchObject([{ surface: 'map', of: 'live', version: 'v3', missing: [key], served: 'v2' }]);
      expect(problemText(problems[0]!)).toContain(key);
    }
    expect(await pointersOf('new')).toMatchObject({
      shell: { current: 'v3' },
      map: { current: 'v2', previous: [] },
      kiosk: { current: 'v3' },
    });
    expect(await readdir(path.join(edge('new'), 'map'))).toEqual(['v2']);
    expect(await readdir(folder)).not.toContain('escaped.js');

    await upload('map', 'v3');
    expect(await pull('new')).toEqual({ changed: true, problems: [] });
    expect((await pointersOf('new')).map).toEqual({ current: 'v3', previous: ['v2'] });
  },
);

it('reads no files of a version that the object list shows to be incomplete', async () => {
  await upload('map', 'v3');
  await point('map', { current: 'v3', previous: [] });
  server.objects.delete('map/v3/static/part.js');
  server.requests.length = 0;
  const { problems } = await pull('new');
  expect(problemText(problems[0]!)).toContain('nothing of map can be served');
  expect(server.requests.filter(({ key }) => key.startsWith('map/v3/static'))).toEqual([]);
});

it('skips an incomplete canary or earlier version', async () => {
  for (const version of ['v1', 'v2', 'v3']) await upload('map', version);
  await point('map', { current: 'v2', previous: ['v1'], canary: { version: 'v3', branches: [3] } });
  server.objects.delete('map/v3/static/part.js');
  server.objects.delete('map/v1/static/part.js');
  const { problems } = await pull('new');
  expect(problems.map(({ of, missing }) => [of, missing[0]])).toEqual([
    ['canary', 'map/v3/static/part.js'],
    ['earlier', 'map/v1/static/part.js'],
  ]);
  expect((await pointersOf('new')).map).toEqual({ current: 'v2', previous: ['v1'] });
});

it('updates the other surfaces if a pointer is not JSON or names a folder outside', async () => {
  await upload('shell', 'v1');
  await point('shell', { current: 'v1', previous: [] });
  for (const text of ['{', '{"current":"../shell/v1","previous":[]}']) {
    server.objects.set('pointers/map.json', { content: Buffer.from(text), changedAt: new Date() });
    const { problems } = await pull('new');
    expect(problems).toMatchObject([{ surface: 'map', of: 'pointer' }]);
    expect(problems[0]!.reason).toContain('pointers/map.json');
    expect((await pointersOf('new')).shell?.current).toBe('v1');
  }
});

it('keeps the served version while a file of a new version is unavailable', async () => {
  for (const version of ['v1', 'v2']) await upload('map', version);
  await point('map', { current: 'v1', previous: [] });
  await pull('one');
  await point('map', { current: 'v2', previous: ['v1'] });
  for (const treatment of ['hang', 'cut'] as const) {
    server.treat = ({ key }) => (key === 'map/v2/static/main.js' ? treatment : 'serve');
    const { problems } = await pull('one');
    expect(problems).toMatchObject([{ surface: 'map', of: 'live', isUnavailable: true, served: 'v1' }]);
    expect((await pointersOf('one')).map?.current).toBe('v1');
  }
  server.treat = () => 'serve';
  expect(await pull('one')).toEqual({ changed: true, problems: [] });
});

it('leaves no partial version behind when several files fail at once', async () => {
  await upload('map', 'v1');
  await point('map', { current: 'v1', previous: [] });
  server.treat = ({ key }) => {
    if (key.startsWith('map/v1/static')) server.objects.delete(key);
    return 'serve';
  };
  const { problems } = await pull('new');
  expect(problems).toHaveLength(1);
  expect(await readdir(path.join(edge('new'), '.incoming/map'))).toEqual([]);
});

it('keeps a version that is being added and not named by a pointer yet', async () => {
  for (const version of ['v1', 'v2']) await upload('map', version);
  await point('map', { current: 'v1', previous: [] });
  await pull('one');
  await mkdir(path.join(edge('one'), 'map/v9'), { recursive: true });
  await point('map', { current: 'v2', previous: [] });
  await pull('one');
  expect((await readdir(path.join(edge('one'), 'map'))).toSorted()).toEqual(['v2', 'v9']);
});

it('ignores surfaces that are not in the bucket, and rewrites a damaged pointer file', async () => {
  await mkdir(edge('moves'), { recursive: true });
  await writeFile(path.join(edge('moves'), releasesFile), JSON.stringify({ kiosk: { current: 'k1', previous: [] } }));
  await upload('map', 'v1');
  await point('map', { current: 'v1', previous: [] });
  await pull('moves');
  expect(await pointersOf('moves')).toMatchObject({ kiosk: { current: 'k1' }, map: { current: 'v1' } });
  await writeFile(path.join(edge('moves'), releasesFile), '{"map":');
  await pull('moves');
  expect(await pointersOf('moves')).toMatchObject({ map: { current: 'v1' } });
});
