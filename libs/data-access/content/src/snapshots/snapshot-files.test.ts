import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placesArchiveOf } from '@umkreis/contract/places-archive.ts';
import { writeAtomically, removeLeftOvers } from '@umkreis/serving/atomic-file.ts';
import { isStorageFull } from '@umkreis/serving/storage-state.ts';
import { removeOldSnapshots, snapshotFileName, writeSnapshot } from './snapshot-files.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'umkreis-json-')), 'json');
  await mkdir(folder);
});
afterEach(async () => rm(path.dirname(folder), { recursive: true, force: true }));

const names = async () => (await readdir(folder)).toSorted();

describe('snapshot retention', () => {
  // Writing the files takes longer on a busy machine; no snapshot may grow older meanwhile.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  const BYTES = 1000;
  /** Snapshots of an editor who saves each second; the oldest is this many seconds old. */
  async function saved(branch: number, seconds: number): Promise<string[]> {
    const now = Date.now();
    const created = [];
    for (let age = seconds; age > 0; age--) {
      const name = snapshotFileName(branch, 'development', now - age * 1000);
      for (const suffix of ['', '.br', '.gz']) {
        await writeFile(path.join(folder, name + suffix), Buffer.alloc(BYTES));
        await utimes(path.join(folder, name + suffix), new Date(now - age * 1000), new Date(now - age * 1000));
      }
      created.push(name);
    }
    return created;
  }
  const left = async () => (await names()).filter((name) => name.endsWith('.json'));
  const much = 1e9;
  const keep = (last: number, graceMs: number, mostBytes: number) => ({
    snapshots: { last, graceMs },
    archives: { last: 10, graceMs: 0 },
    mostBytes,
  });

  test('keeps the last three of each branch, and what pages were given within the grace period', async () => {
    const [one, two] = [await saved(1, 20), await saved(2, 20)];
    const current = new Set([one.at(-1)!, two.at(-1)!]);
    await removeOldSnapshots(folder, 'development', current, keep(3, 10_500, much));
    expect(await left()).toEqual([...one.slice(-10), ...two.slice(-10)].toSorted());
    await removeOldSnapshots(folder, 'development', current, keep(3, 0, much));
    expect(await left()).toEqual([...one.slice(-3), ...two.slice(-3)].toSorted());
    expect(await names()).toHaveLength(6 * 3);
  });

  test('keeps the newest first, up to the byte limit', async () => {
    const created = await saved(1, 20);
    await removeOldSnapshots(folder, 'development', new Set(created.slice(-1)), keep(3, 60_000, 4 * 3 * BYTES));
    expect(await left()).toEqual(created.slice(-7));
  });

  test('keeps current ones whatever their age, and those of other environments', async () => {
    const created = await saved(1, 20);
    const other = snapshotFileName(1, 'production', 1);
    await writeFile(path.join(folder, other), '');
    await removeOldSnapshots(folder, 'development', new Set(created.slice(0, 1)), keep(1, 0, 0));
    expect(await left()).toEqual([created[0]!, created.at(-1)!, other].toSorted());
  });

  test('keeps archives of places longer than their snapshots', async () => {
    const created = await saved(1, 20);
    for (const name of created) await writeFile(path.join(folder, placesArchiveOf(name)), '');
    await removeOldSnapshots(folder, 'development', new Set(created.slice(-1)), keep(3, 0, much));
    const kept = (await names()).filter((name) => name.endsWith('.pmtiles'));
    expect(kept).toEqual(created.slice(-10).map(placesArchiveOf));
    expect(await left()).toEqual(created.slice(-3));
  });

  test('leaves what is being written, whatever the clocks of process and disk say', async () => {
    const [name] = await saved(1, 20);
    const writing = `${name!}.br.tmp`;
    await writeFile(path.join(folder, writing), '');
    vi.setSystemTime(Date.now() + 86_400_000);
    await removeOldSnapshots(folder, 'development', new Set(), keep(1, 0, 0));
    expect(await names()).toContain(writing);
  });

  test('deletes old ones even if the clock was set back', async () => {
    const created = await saved(1, 20);
    const ahead = new Date(Date.now() + 3_600_000);
    for (const name of await names()) await utimes(path.join(folder, name), ahead, ahead);
    await removeOldSnapshots(folder, 'development', new Set(created.slice(-1)), keep(3, 60_000, much));
    expect(await left()).toEqual(created.slice(-3));
  });
});

/** Simulates a full disk: writes to this device fail with ENOSPC. */
const FULL = '/dev/full';

test.each(['', '.br', '.gz'])('leaves no partial snapshot on a full disk: %s', async (suffix) => {
  const name = snapshotFileName(1, 'development', 1);
  await symlink(FULL, path.join(folder, `${name}${suffix}.tmp`));
  const text = Array.from({ length: 50 }, () => Buffer.alloc(100_000, 'a'));
  const error = await writeSnapshot(folder, name, text).catch((reason: unknown) => reason);
  expect(isStorageFull(error)).toBe(true);
  expect(await names()).toEqual([]);
});

test('leaves the previous file unchanged on a full disk', async () => {
  const file = path.join(folder, 'kept.json');
  await writeAtomically(file, 'first');
  await symlink(FULL, `${file}.${process.pid}.tmp`);
  const error = await writeAtomically(file, 'second').catch((reason: unknown) => reason);
  expect(isStorageFull(error)).toBe(true);
  expect(await names()).toEqual(['kept.json']);
});

test('deletes temporary files of killed processes, but not those being written', async () => {
  const [old, young, finished] = ['a.json.17.tmp', 'b.json.18.tmp', 'c.json'];
  for (const name of [old, young, finished]) await writeFile(path.join(folder, name), '');
  const before = new Date(Date.now() - 3_600_000);
  for (const name of [old, finished]) await utimes(path.join(folder, name), before, before);
  await removeLeftOvers(folder);
  expect(await names()).toEqual([young, finished]);
});
