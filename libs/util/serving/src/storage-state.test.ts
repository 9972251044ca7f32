import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFolder } from './check-folder.ts';
import { StorageState } from './storage-state.ts';

let parent: string;
let folder: string;
let state: StorageState;
const cause = async () => (await state.problem())?.cause;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'umkreis-storage-'));
  folder = path.join(parent, 'data');
  state = new StorageState(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

it('accepts a folder that does not exist yet', async () => {
  expect(await cause()).toBeUndefined();
  await mkdir(folder);
  expect(await cause()).toBeUndefined();
});

it('reports a folder that was moved away, also if a process created an empty one in its place', async () => {
  await mkdir(folder);
  expect(await cause()).toBeUndefined();
  await rename(folder, `${folder}-moved`);
  expect(await cause()).toBe('missing');
  await mkdir(folder);
  expect(await cause()).toBe('missing');
  await rm(folder, { recursive: true });
  await rename(`${folder}-moved`, folder);
  expect(await cause()).toBeUndefined();
});

it('reports a full disk for a minute after a write failed for lack of space', async () => {
  await mkdir(folder);
  expect(state.note(new Error('write', { cause: Object.assign(new Error('disk'), { code: 'ENOSPC' }) }))).toBe(true);
  expect(await cause()).toBe('full');
  expect(new StorageState(folder).note(new Error('something else'))).toBe(false);
});

it('reports a folder that contains none of the files that belong there, until one appears', async () => {
  let names: string[] = ['basemap/town.pmtiles', 'media/0a-master'];
  state = new StorageState(folder, async () => names);
  await mkdir(path.join(folder, 'media'), { recursive: true });
  await expect.poll(cause).toBe('empty');
  expect(await checkFolder(folder, names)).toContain('its volume may not be mounted');
  await writeFile(path.join(folder, 'media/0a-master'), '');
  expect(await cause()).toBeUndefined();
  expect(await checkFolder(folder, names)).toBeUndefined();
  await rm(path.join(folder, 'media/0a-master'));
  expect(await cause()).toBeUndefined();
  names = [];
  state = new StorageState(folder, async () => names);
  expect([await cause(), await cause()]).toEqual([undefined, undefined]);
});

it('accepts an empty folder while the names cannot be read', async () => {
  state = new StorageState(folder, () => Promise.reject(new Error('the database does not respond')));
  await mkdir(folder);
  expect([await cause(), await cause()]).toEqual([undefined, undefined]);
});

const isRoot = process.getuid?.() === 0;
/** Permissions don't apply to root, but a file system that is mounted read-only does. */
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

it('reports a folder that is read-only', async ({ skip }) => {
  await mkdir(folder);
  if (isRoot && !run('mount', '-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder)) skip();
  if (!isRoot) await chmod(folder, 0o500);
  try {
    expect(await cause()).toBe('read-only');
    expect(await checkFolder(folder)).toMatch(/cannot be written \((EROFS|EACCES)\)\.$/);
  } finally {
    if (isRoot) run('umount', folder);
  }
});

it('names a missing folder and a file in its place', async () => {
  expect(await checkFolder(folder)).toContain('cannot be read (ENOENT)');
  await writeFile(folder, '');
  expect(await checkFolder(folder)).toContain('is not a folder');
});
