import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomically, removeLeftOvers } from '@umkreis/serving/atomic-file.ts';
import { isStorageFull } from '@umkreis/serving/storage-state.ts';
import { snapshotFileName, writeSnapshot } from './snapshot-files.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'umkreis-json-')), 'json');
  await mkdir(folder);
});
afterEach(async () => rm(path.dirname(folder), { recursive: true, force: true }));

const names = async () => (await readdir(folder)).toSorted();

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
