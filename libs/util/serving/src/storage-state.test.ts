import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
