import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import { FileAges } from './file-ages.ts';
import { OldSnapshots } from './old-snapshots.ts';
import { snapshotFileName } from './snapshot-files.ts';

const BYTES = 1000;
const much = 1e9;

let folder: string;
let now: number;
let ages: FileAges;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-old-'));
  now = 0;
  ages = new FileAges(() => now);
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const names = async () => (await readdir(folder)).toSorted();
const left = async () => (await names()).filter((name) => name.endsWith('.json'));
const write = (name: string) => writeFile(path.join(folder, name), Buffer.alloc(BYTES));

/** Snapshots of branches whose editors save each second for 20 seconds; the oldest is 20 s old. */
async function saved(...branches: number[]): Promise<string[][]> {
  const created: string[][] = branches.map(() => []);
  for (let second = 0; second < 20; second++) {
    for (const [nr, branch] of branches.entries()) {
      const name = snapshotFileName(branch, 'development', 1_800_000_000_000 + now);
      for (const suffix of ['', '.br', '.gz']) await write(name + suffix);
      created[nr]!.push(name);
    }
    ages.see(await names());
    now += 1000;
  }
  return created;
}

const removeBut = (current: readonly string[], last: number, graceMs: number, mostBytes: number) =>
  new OldSnapshots(folder, 'development', {
    retention: { snapshots: { last, graceMs }, archives: { last: 10, graceMs: 0 }, mostBytes },
    ages,
  }).remove(new Set(current));

test('keeps the last three of each branch, and what pages were given within the grace period', async () => {
  const [one = [], two = []] = await saved(1, 2);
  const current = [one.at(-1)!, two.at(-1)!];
  await removeBut(current, 3, 10_500, much);
  expect(await left()).toEqual([...one.slice(-10), ...two.slice(-10)].toSorted());
  await removeBut(current, 3, 0, much);
  expect(await left()).toEqual([...one.slice(-3), ...two.slice(-3)].toSorted());
  expect(await names()).toHaveLength(6 * 3);
});

test('keeps the newest first, up to the byte limit', async () => {
  const [created = []] = await saved(1);
  await removeBut(created.slice(-1), 3, 60_000, 4 * 3 * BYTES);
  expect(await left()).toEqual(created.slice(-7));
});

test('keeps current ones whatever their age, and those of other environments', async () => {
  const [created = []] = await saved(1);
  const other = snapshotFileName(1, 'production', 1);
  await write(other);
  await removeBut(created.slice(0, 1), 1, 0, 0);
  expect(await left()).toEqual([created[0]!, created.at(-1)!, other].toSorted());
});

test('keeps archives of places longer than their snapshots', async () => {
  const [created = []] = await saved(1);
  for (const name of created) await write(placesArchiveOf(name));
  await removeBut(created.slice(-1), 3, 0, much);
  const kept = (await names()).filter((name) => name.endsWith('.pmtiles'));
  expect(kept).toEqual(created.slice(-10).map(placesArchiveOf));
  expect(await left()).toEqual(created.slice(-3));
});

test('is independent of the clock of the disk, and leaves what is being written', async () => {
  const [created = []] = await saved(1);
  const writing = `${created[0]!}.br.tmp`;
  await write(writing);
  for (const name of await names()) await utimes(path.join(folder, name), 0, 0);
  await removeBut(created.slice(-1), 3, 10_500, much);
  expect(await left()).toEqual(created.slice(-10));
  expect(await names()).toContain(writing);
});
