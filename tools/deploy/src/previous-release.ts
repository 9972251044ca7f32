import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Surface } from '@umkreis/contract/boot.ts';
import { workspace } from './shared/build-surfaces.ts';
import { projectFolders } from './shared/project-folders.ts';

const run = promisify(execFile);
const git = async (...args: string[]) =>
  (await run('git', args, { cwd: workspace, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/**
 * The release before this one: PREVIOUS_RELEASE, else the newest tag of an app before the checked-out commit,
 * else the commit named in `released`.
 * @returns undefined without a Git history
 */
export async function previousRelease(): Promise<string | undefined> {
  const written = await readFile(path.join(import.meta.dirname, '../released'), 'utf8').catch(() => '');
  const tagged = await git('describe', '--tags', '--abbrev=0', '--match', '@umkreis/*', 'HEAD^').catch(() => '');
  for (const name of [process.env.PREVIOUS_RELEASE, tagged, written.trim()]) {
    const commit = name && (await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => ''));
    if (commit) return commit;
  }
  return undefined;
}

/**
 * Builds a surface at a commit, with the currently installed packages.
 * @param folder empty, for its sources
 * @returns the folder of the build
 */
export async function buildAt(
  commit: string,
  surfaces: readonly Surface[],
  folder: string,
): Promise<(surface: Surface) => string> {
  await sourcesAt(commit, folder, ['apps', 'libs', 'package.json', 'tsconfig.base.json']);
  for (const surface of surfaces) {
    await run(process.execPath, [path.join(workspace, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
      cwd: path.join(folder, 'apps', surface),
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${surface} of ${commit} does not build:\n${error.stdout}\n${error.stderr}`);
    });
  }
  return (surface) => path.join(folder, 'apps', surface, 'dist');
}

/**
 * The files of a commit, with the currently installed packages.
 * @param folder created if missing
 * @param names of files and folders
 */
export async function sourcesAt(commit: string, folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  await git('archive', '--output', archive, commit, ...names);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkPackages(folder);
}

/** Links the workspace's packages, except its own projects, which are taken from the old sources. */
async function linkPackages(folder: string): Promise<void> {
  const from = path.join(workspace, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(path.join(to, '@umkreis'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@umkreis') await symlink(path.join(from, name), path.join(to, name));
  for (const [name, project] of projectFolders(folder))
    await symlink(path.join(folder, project), path.join(to, '@umkreis', name));
}
