import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitText, readSourceState } from './source-state.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'umkreis-source-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
    encoding: 'utf8',
  }).trim();

it('returns the commit of a repository, and whether files differ from it', async () => {
  git('init', '--quiet');
  expect(await readSourceState({}, folder)).toEqual({});
  await writeFile(path.join(folder, 'one.ts'), '1');
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: add one');
  const commit = git('rev-parse', 'HEAD');
  expect(await readSourceState({}, folder)).toEqual({ commit, isDirty: false });
  await writeFile(path.join(folder, 'two.ts'), '2');
  const dirty = await readSourceState({}, folder);
  expect(dirty).toEqual({ commit, isDirty: true });
  expect(commitText(dirty)).toBe(`${commit.slice(0, 8)} with uncommitted changes`);
});

it('returns nothing for a folder without git, also inside of a repository', async () => {
  expect(await readSourceState({}, folder)).toEqual({});
  git('init', '--quiet');
  await mkdir(path.join(folder, 'copy'));
  expect(await readSourceState({}, path.join(folder, 'copy'))).toEqual({});
});

it('uses the commit that an image was built from', async () => {
  const BUILD_COMMIT = '3f2a9c10'.repeat(5);
  expect(await readSourceState({ BUILD_COMMIT, BUILD_DIRTY: 'true' }, folder)).toEqual({
    commit: BUILD_COMMIT,
    isDirty: true,
  });
  expect(await readSourceState({ BUILD_COMMIT: 'nonsense' }, folder)).toEqual({});
});
