import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenVersion } from '@umkreis/releases/pointer-rules.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { folderStore } from './folder-store.ts';
import { promote } from './promote.ts';
import { isWhole } from './release-files.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const DAY_MS = 86_400_000;
const later = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });

async function build(text: string): Promise<string> {
  const dist = path.join(folder, 'dist', text);
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'main.js'), text);
  return dist;
}
const releases = () => path.join(folder, 'releases');

test('creates a complete, compressed and live release, and changes nothing for the same build', async () => {
  const first = await release('map', await build('one'), releases());
  expect(first.changed).toBe(true);
  const file = path.join(releases(), 'map', first.version, 'main.js.br');
  expect(brotliDecompressSync(await readFile(file)).toString()).toBe('one');
  expect(await release('map', await build('one'), releases())).toEqual({ version: first.version, changed: false });
});

test('rolls back one version per call, and forward only to a named version', async () => {
  const one = await release('map', await build('one'), releases());
  await expect(rollback('map', releases())).rejects.toThrow('no earlier release');
  const two = await release('map', await build('two'), releases());
  const three = await release('map', await build('three'), releases());
  expect(await rollback('map', releases())).toBe(two.version);
  expect(await rollback('map', releases())).toBe(one.version);
  await expect(rollback('map', releases())).rejects.toThrow(`Taken back: ${two.version}, ${three.version}`);
  expect((await readPointers(releases())).map).toMatchObject({ current: one.version, previous: [] });

  expect(await rollback('map', releases(), three.version)).toBe(three.version);
  expect(await rollback('map', releases())).toBe(one.version);
  await expect(rollback('map', releases(), '20200101-000000-00000000')).rejects.toThrow('has no release 2020');
  // A rolled-back version that is built again becomes live without copying.
  expect(await release('map', await build('two'), releases())).toEqual({ version: two.version, changed: true });
});

test('never removes a version that is live, a canary, earlier or rolled back', async () => {
  const versions: string[] = [];
  for (const name of ['one', 'two', 'three'])
    versions.push((await release('map', await build(name), releases())).version);
  await rollback('map', releases());
  const canary = { branches: [3] };
  for (let n = 0; n < 8; n++) await release('map', await build(`try${n}`), releases(), { canary });
  later(8);
  await release('map', await build('last try'), releases(), { canary });
  const pointer = (await readPointers(releases())).map!;
  expect(pointer).toMatchObject({ current: versions[1], previous: [versions[0]], undone: [versions[2]] });
  const lastTries = Object.keys(pointer.left!);
  expect(lastTries).toHaveLength(1);
  expect((await readdir(path.join(releases(), 'map'))).sort()).toEqual(
    [...versions, ...lastTries, pointer.canary!.version].sort(),
  );
});

test('never makes an incomplete version live', async () => {
  const one = await release('map', await build('one'), releases());
  await release('map', await build('two'), releases());
  await rm(path.join(releases(), 'map', one.version, 'main.js.br'));
  await expect(rollback('map', releases())).rejects.toThrow('1 of 3 files are missing or cut, the first is main.js.br');
  // A new build is copied again.
  const again = await release('map', await build('one'), releases());
  expect(again.version).not.toBe(one.version);
  expect(await isWhole(path.join(releases(), 'map', again.version))).toBe(true);

  const dist = await build('half');
  await writeFile(path.join(dist, 'index.html'), '<script src="%SHELL%/gone.js"></script>');
  await expect(release('map', dist, releases())).rejects.toThrow('gone.js is missing');
  expect((await readPointers(releases())).map?.current).toBe(again.version);
});

test('removes a version that fails its smoke test, and preserves the live one', async () => {
  const one = await release('map', await build('one'), releases());
  const tryIt = async (_version: string, files: string) => {
    expect(await readdir(files)).toContain('main.js.gz');
    expect(await readdir(path.join(releases(), 'map'))).toEqual([one.version]);
    throw new Error('it does not start');
  };
  await expect(release('map', await build('two'), releases(), { tryIt })).rejects.toThrow('does not start');
  expect((await readPointers(releases())).map).toMatchObject({ current: one.version, previous: [] });
  expect(await readdir(path.join(releases(), 'map'))).toEqual([one.version]);
});

test('serves a canary only to its branches, and ends it by a rollback', async () => {
  const one = await release('map', await build('one'), releases());
  const two = await release('map', await build('two'), releases(), { canary: { branches: [21, 25] } });
  const pointer = (await readPointers(releases())).map;
  expect([21, 25, 1, null].map((branch) => chosenVersion(pointer, branch))).toEqual([
    two.version,
    two.version,
    one.version,
    one.version,
  ]);
  expect(await rollback('map', releases())).toBe(one.version);
  expect(chosenVersion((await readPointers(releases())).map, 21)).toBe(one.version);
});

test('removes old releases without affecting other surfaces', async () => {
  for (let n = 0; n < 9; n++) await release('map', await build(`n${n}`), releases());
  await release('embed', await build('embed'), releases());
  later(8);
  await release('map', await build('after a week'), releases());
  // the live version and five earlier ones
  expect(await readdir(path.join(releases(), 'map'))).toHaveLength(6);
  expect(Object.keys(await readPointers(releases()))).toEqual(['map', 'embed']);
});

test('makes all surfaces live that are deployed at once', async () => {
  const surfaces = ['shell', 'map', 'embed', 'kiosk', 'dashboard'] as const;
  const released = await Promise.all(
    surfaces.map(async (surface) => [surface, (await release(surface, await build(surface), releases())).version]),
  );
  expect(
    Object.fromEntries(
      Object.entries(await readPointers(releases())).map(([surface, pointer]) => [surface, pointer?.current]),
    ),
  ).toEqual(Object.fromEntries(released));
});

test('retains versions that were live within a week for open pages, then removes them', async () => {
  const first = await release('map', await build('first'), releases());
  for (let n = 0; n < 12; n++) await release('map', await build(`busy day ${n}`), releases());
  later(6.9);
  await release('map', await build('a week later'), releases());
  const files = () => readdir(path.join(releases(), 'map'));
  expect(await files()).toHaveLength(14);
  expect(await files()).toContain(first.version);
  expect(await isWhole(path.join(releases(), 'map', first.version))).toBe(true);
  later(0.2);
  await release('map', await build('and then'), releases());
  expect(await files()).not.toContain(first.version);
});

test('makes a canary live for all without another copy of its files, if it is still that one', async () => {
  const store = folderStore(releases());
  const one = await release('map', await build('one'), releases());
  await expect(promote('map', store)).rejects.toThrow('map has no canary.');
  const canary = { branches: [21] };
  const two = await release('map', await build('two'), releases(), {
    canary,
    semver: '1.3.0',
    source: { commit: '3f2a9c10'.repeat(5), isDirty: false },
  });
  const files = await readdir(path.join(releases(), 'map'));
  await expect(promote('map', store, one.version)).rejects.toThrow(`no longer ${one.version}`);
  expect(await promote('map', store, two.version)).toBe(two.version);
  const pointer = (await readPointers(releases())).map;
  expect([21, 1, null].map((branch) => chosenVersion(pointer, branch))).toEqual(Array(3).fill(two.version));
  expect(await readdir(path.join(releases(), 'map'))).toEqual(files);
  const { semvers, commits } = await store.overview();
  expect([semvers, commits]).toEqual([{ [`map/${two.version}`]: '1.3.0' }, { [`map/${two.version}`]: '3f2a9c10' }]);
  expect(await rollback('map', releases())).toBe(one.version);
});

test('does not make a canary live for all whose files are incomplete', async () => {
  await release('map', await build('one'), releases());
  const two = await release('map', await build('two'), releases(), { canary: { branches: [21] } });
  await rm(path.join(releases(), 'map', two.version, 'main.js.br'));
  await expect(promote('map', folderStore(releases()))).rejects.toThrow('the first is main.js.br');
});
