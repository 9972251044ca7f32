import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sourcesAt } from '@umkreis/deploy/previous-release.ts';
import { workspace } from '@umkreis/start/services.ts';

const MIGRATIONS = 'libs/data-access/db/src/migrations';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: workspace })).stdout.trim();

/**
 * The newest commit of which the database can be migrated to this release, and that lacks some of its migrations.
 * @param count of migrations that it lacks at least
 * @throws Error if the history of the repository doesn't contain it
 */
export async function commitBefore(count: number): Promise<string> {
  const now = await readdir(path.join(workspace, MIGRATIONS));
  const commits = (await git('log', '--format=%H', '--', `${MIGRATIONS}/`)).split('\n');
  for (const commit of commits) {
    const files = await git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`);
    const before = files.split('\n').map((file) => path.basename(file));
    if (lacked(before, now) >= count) return commit;
  }
  throw new Error(`The history has no commit that lacks ${count} migrations: fetch all of it.`);
}

/**
 * How many migrations a release lacks. @param before, now files of the migrations
 * @returns 0 also if it has one that was renumbered later, so that its database can't be migrated
 */
export function lacked(before: readonly string[], now: readonly string[]): number {
  if (before.some((file) => !now.includes(file))) return 0;
  return now.filter((file) => !before.includes(file)).length;
}

/** Sources of an older release. */
export interface OlderRelease {
  /** The folder of its sources */
  root: string;
  /** A module of it, in the place where the current one is. @param T type of the current one */
  load<T>(file: string): Promise<T>;
}

/** Its processes and modules run with the packages that are installed now. @param root created if missing */
export async function olderRelease(commit: string, root: string): Promise<OlderRelease> {
  await sourcesAt(commit, root, ['apps', 'libs', 'tools', 'package.json', 'tsconfig.base.json']);
  return { root, load: async <T>(file: string) => (await import(pathToFileURL(path.join(root, file)).href)) as T };
}
