import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chosenVersion } from '@umkreis/contract/releases.ts';
import { readPointers, release, rollback } from './release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(text: string): Promise<string> {
  const dist = path.join(folder, 'dist', text);
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'main.js'), text);
  return dist;
}
const releases = () => path.join(folder, 'releases');

test('a release is complete, compressed and live; the same build again changes nothing', async () => {
  const first = await release('map', await build('one'), releases());
  expect(first.changed).toBe(true);
  const file = path.join(releases(), 'map', first.version, 'main.js.br');
  expect(brotliDecompressSync(await readFile(file)).toString()).toBe('one');
  expect(await release('map', await build('one'), releases())).toEqual({ version: first.version, changed: false });
});

test('rollback brings back the version before, and then there is none', async () => {
  const one = await release('map', await build('one'), releases());
  await expect(rollback('map', releases())).rejects.toThrow('no earlier release');
  const two = await release('map', await build('two'), releases());
  expect(await rollback('map', releases())).toBe(one.version);
  expect((await readPointers(releases())).map).toEqual({ current: one.version, previous: [two.version] });
});

test('a canary reaches only its branches, and a rollback ends it', async () => {
  const one = await release('map', await build('one'), releases());
  const two = await release('map', await build('two'), releases(), { branches: [21, 25] });
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

test('old releases are removed, surfaces do not disturb each other', async () => {
  for (let n = 0; n < 9; n++) await release('map', await build(`n${n}`), releases());
  await release('embed', await build('embed'), releases());
  expect(await readdir(path.join(releases(), 'map'))).toHaveLength(6);
  expect(Object.keys(await readPointers(releases()))).toEqual(['map', 'embed']);
});

test('surfaces deployed at once all become live, and a deployment that died holds up nobody', async () => {
  const surfaces = ['shell', 'map', 'embed', 'kiosk', 'dashboard'] as const;
  const released = await Promise.all(
    surfaces.map(async (surface) => [surface, (await release(surface, await build(surface), releases())).version]),
  );
  expect(
    Object.fromEntries(
      Object.entries(await readPointers(releases())).map(([surface, pointer]) => [surface, pointer?.current]),
    ),
  ).toEqual(Object.fromEntries(released));

  const lock = path.join(releases(), '.lock');
  await mkdir(lock);
  await utimes(lock, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
  await release('map', await build('after'), releases());
  expect(await readdir(releases())).not.toContain('.lock');
});
