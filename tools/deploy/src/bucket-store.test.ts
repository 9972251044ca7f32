import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { pullReleases } from '@umkreis/releases/pull-releases.ts';
import { openReleaseBucket } from '@umkreis/releases/release-bucket.ts';
import { startTestBucket, type TestBucket } from '@umkreis/object-storage/testing/start-test-bucket.ts';
import { ageOf, clean } from './clean.ts';
import { promote } from './promote.ts';
import { isWhole } from './release-files.ts';
import { rollback } from './rollback.ts';
import { bucketMachine, type Machine } from './testing/bucket-machine.ts';

let folder: string;
let server: TestBucket;
let [one, two]: Machine[] = [];
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-bucket-'));
  server = await startTestBucket();
  one = await bucketMachine(path.join(folder, 'one'), server.env);
  two = await bucketMachine(path.join(folder, 'two'), server.env);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const live = async () => (await one!.store.read('map')).pointer?.current;
const versionsInBucket = () => [
  ...new Set([...server.objects.keys()].filter((key) => key.startsWith('map/')).map((key) => key.split('/')[1])),
];
const pullAt = async (name: string) =>
  pullReleases({
    bucket: await openReleaseBucket(readBucketConfig('RELEASES', server.env)),
    folder: path.join(folder, name),
  });

it('writes the file list after the files, and the pointer last, first in the bucket and then in the folder', async () => {
  const before = await one!.deploy('map', 'one');
  server.requests.length = 0;
  let here: string | undefined;
  server.treat = ({ method, key }) => {
    if (method === 'PUT' && key === 'pointers/map.json')
      void readPointers(one!.folder).then(({ map }) => (here = map?.current));
    return 'serve';
  };
  const version = await one!.deploy('map', 'two');
  const written = server.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
  expect(written.slice(-2)).toEqual([`map/${version}/.release.json`, 'pointers/map.json']);
  expect(here).toBe(before);
  expect((await readPointers(one!.folder)).map?.current).toBe(version);
});

it('makes nothing live in the folder if the upload fails', async () => {
  const before = await one!.deploy('map', 'one');
  server.treat = ({ method, key }) => (method === 'PUT' && key.endsWith('main.js') ? 'fail' : 'serve');
  await expect(one!.deploy('map', 'two')).rejects.toThrow(/The bucket does not give or take map\/.*main\.js/);
  expect((await readPointers(one!.folder)).map?.current).toBe(before);
  expect(await readdir(path.join(one!.folder, 'map'))).toEqual([before]);
  server.treat = () => 'serve';
  expect(await one!.deploy('map', 'two')).toBe(await live());
});

it('deploys from the folder of an edge that copies from the bucket at the same time, without losing anything', async () => {
  const machine = await bucketMachine(path.join(folder, 'edge'), server.env, { chunks: 12 });
  await machine.deploy('map', 'one');
  const bucket = await openReleaseBucket(readBucketConfig('RELEASES', server.env));
  let isDone = false;
  const edge = (async () => {
    while (!isDone) await pullReleases({ bucket, folder: machine.folder });
  })();
  try {
    // The edge polls several times during each upload.
    server.delayMs = 50;
    for (const text of ['two', 'three']) {
      const version = await machine.deploy('map', text);
      expect(await live()).toBe(version);
      expect((await readPointers(machine.folder)).map?.current).toBe(version);
      expect(await isWhole(path.join(machine.folder, 'map', version))).toBe(true);
    }
  } finally {
    isDone = true;
    await edge;
  }
  server.delayMs = 0;
  expect((await pullAt('new')).problems).toEqual([]);
});

it('lets one of two machines succeed that deploy a surface at once; the other one leaves no files', async () => {
  const first = await one!.deploy('map', 'first');
  await two!.store.pull();
  // Both have read the pointer before either writes it.
  let arrived = 0;
  let open: () => void;
  const both = new Promise<void>((resolve) => (open = resolve));
  const tryIt = async () => {
    if (++arrived === 2) open();
    await both;
  };
  const results = await Promise.allSettled([
    one!.deploy('map', 'from one', { tryIt }),
    two!.deploy('map', 'from two', { tryIt }),
  ]);
  const won = results.find((result) => result.status === 'fulfilled');
  const lost = results.find((result) => result.status === 'rejected');
  expect(String(lost?.reason)).toMatch(
    new RegExp(`Another command changed the pointer of map at the same time; ${won?.value} is live`),
  );
  expect((await one!.store.read('map')).pointer).toMatchObject({ current: won?.value, previous: [first] });
  expect(versionsInBucket().toSorted()).toEqual([first, won?.value].toSorted());
});

it('lets machines deploy different surfaces at once', async () => {
  const [map, embed] = await Promise.all([one!.deploy('map', 'map'), two!.deploy('embed', 'embed')]);
  const { pointers } = await one!.store.overview();
  expect([pointers.map?.current, pointers.embed?.current]).toEqual([map, embed]);
});

it('rolls back from a release with missing files, but not to one, regardless of other incomplete surfaces', async () => {
  const first = await one!.deploy('map', 'first');
  const second = await one!.deploy('map', 'second');
  const third = await one!.deploy('map', 'third');
  await one!.deploy('shell', 'shell');
  for (const key of server.objects.keys())
    if (key.startsWith(`map/${third}`) || /^shell\/.*main\.js$/.test(key)) server.objects.delete(key);

  expect(await rollback('map', two!.folder, undefined, two!.store)).toBe(second);
  expect(await live()).toBe(second);
  expect((await readPointers(two!.folder)).map?.current).toBe(second);
  server.objects.delete(`map/${first}/static/main.js`);
  await expect(rollback('map', two!.folder, undefined, two!.store)).rejects.toThrow(
    `map ${first} is incomplete in the bucket: map/${first}/static/main.js missing or cut`,
  );
  expect(await live()).toBe(second);
});

it('replaces an incomplete release, even by the same build', async () => {
  const first = await one!.deploy('map', 'first');
  server.objects.delete(`map/${first}/static/main.js`);
  const again = await two!.deploy('map', 'first');
  expect(again).not.toBe(first);
  expect((await pullAt('new')).problems.map(({ of }) => of)).not.toContain('live');
});

it('makes a canary live for all by its pointer alone, and reports its semantic version', async () => {
  await one!.deploy('map', 'first');
  const canary = await one!.deploy('map', 'second', { canary: { branches: [3] }, semver: '1.3.0' });
  server.requests.length = 0;
  expect(await promote('map', two!.store)).toBe(canary);
  expect(server.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key)).toEqual(['pointers/map.json']);
  const { pointers, semvers } = await two!.store.overview();
  expect([pointers.map?.current, semvers[`map/${canary}`]]).toEqual([canary, '1.3.0']);
});

it(
  'reports incomplete releases in the status, and shows the local copy if the bucket does not respond',
  { tags: ['nightly'] },
  async () => {
    const map = await one!.deploy('map', 'map');
    const shell = await one!.deploy('shell', 'shell');
    server.objects.delete(`map/${map}/static/main.js`);
    const { pointers, problems } = await two!.store.overview();
    expect([pointers.map?.current, pointers.shell?.current]).toEqual([map, shell]);
    expect(problems).toEqual([`map ${map} is incomplete in the bucket: map/${map}/static/main.js missing or cut.`]);

    server.treat = () => 'hang';
    const offlineOverview = await one!.store.overview();
    expect(offlineOverview.pointers.map?.current).toBe(map);
    expect(offlineOverview.problems.join(' ')).toContain(
      'pointers/map.json: no answer within 5 s; the status of map is that of the local copy',
    );
  },
);

const addObject = (key: string, daysOld: number) =>
  server.objects.set(key, { content: Buffer.from('x'), changedAt: new Date(Date.now() - daysOld * 86_400_000) });
/** Backdates all existing objects. */
function age(daysOld: number): void {
  for (const key of server.objects.keys())
    server.objects.get(key)!.changedAt = new Date(Date.now() - daysOld * 86_400_000);
}

it('removes old enough versions without pointer, and nothing that a pointer or its history names', async () => {
  const versions = [];
  for (const text of ['first', 'second', 'third', 'fourth']) versions.push(await one!.deploy('map', text));
  await rollback('map', one!.folder, undefined, one!.store);
  await one!.deploy('map', 'canary', { canary: { branches: [3] } });
  age(30);
  const named = [...server.objects.keys()].toSorted();
  addObject('map/20250101-000000000-aaaaaaaa/static/main.js', 30);
  addObject('map/20250101-000000000-aaaaaaaa/.release.json', 8);
  addObject('map/20250101-000000000-bbbbbbbb/static/main.js', 1);
  addObject('kiosk/20250101-000000000-cccccccc/static/main.js', 30);

  const lines: string[] = [];
  const options = { olderThanMs: ageOf(), report: (line: string) => lines.push(line) };
  await clean(one!.store, { ...options, isDry: true });
  expect(lines.join('\n')).toContain('would be removed: map/20250101-000000000-aaaaaaaa in the bucket, 2 files');
  expect(lines.join('\n')).toContain('Nothing of kiosk is removed: it has no pointer');
  expect(server.objects.size).toBe(named.length + 4);

  await clean(one!.store, { ...options, isDry: false });
  expect([...server.objects.keys()].toSorted()).toEqual(
    [
      ...named,
      'kiosk/20250101-000000000-cccccccc/static/main.js',
      'map/20250101-000000000-bbbbbbbb/static/main.js',
    ].toSorted(),
  );
});

it('removes nothing of a surface whose pointer cannot be read', async () => {
  await one!.deploy('map', 'first');
  age(30);
  server.objects.get('pointers/map.json')!.content = Buffer.from('{');
  const size = server.objects.size;
  const lines: string[] = [];
  await clean(one!.store, { olderThanMs: ageOf('1d'), isDry: false, report: (line) => lines.push(line) });
  expect(lines[0]).toContain('Nothing of map is removed: pointers/map.json in the bucket is no pointer');
  expect(server.objects.size).toBe(size);
});

it('removes copies and versions of the folder that nothing names', async () => {
  const version = await one!.deploy('map', 'first');
  for (const name of ['map/20250101-000000000-aaaaaaaa', '.staging/map/x', '.incoming/map/y']) {
    await mkdir(path.join(one!.folder, name), { recursive: true });
    await writeFile(path.join(one!.folder, name, 'main.js'), '');
  }
  const options = { isDry: false, report: () => {} };
  await clean(one!.store, { ...options, olderThanMs: ageOf('1h') });
  expect(await stat(path.join(one!.folder, '.staging/map/x'))).toBeTruthy();
  await clean(one!.store, { ...options, olderThanMs: ageOf('1h'), now: Date.now() + 7_200_000 });
  expect(await readdir(path.join(one!.folder, 'map'))).toEqual([version]);
  expect(await readdir(path.join(one!.folder, '.staging/map'))).toEqual([]);
  expect(await readdir(path.join(one!.folder, '.incoming/map'))).toEqual([]);
});

it('rejects an invalid age and one below an hour', () => {
  expect([ageOf(), ageOf('90m'), ageOf('12h')]).toEqual([7 * 86_400_000, 5_400_000, 43_200_000]);
  for (const text of ['7', '59m', '0d', '1w', '-2d', '']) expect(() => ageOf(text)).toThrow('no age of at least 1h');
});
