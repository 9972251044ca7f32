import { execFileSync, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../services.ts';

/** The last commit before the rules applied. */
const lastUncheckedCommit = '01422b6c8bb9c51c1cc9dd75b1f2daa9a6f425cf';

interface Result {
  passed: boolean;
  /** What was checked, or why nothing was, followed by the output of commitlint. */
  report: string;
}

/**
 * Checks the messages of the commits after a given one, except merges, against the rules of
 * `commitlint.config.mjs`. A shallow clone that lacks the given commit is checked as far as its history goes.
 * Sources without a Git history, or with a different one, pass.
 * @param repository folder with the `.git` folder
 * @param after hash of the last commit that is not checked
 */
export function lintCommits(repository = workspace, after = lastUncheckedCommit): Result {
  if (!isTopLevel(repository)) return { passed: true, report: 'No git history here, so no commit messages to check.' };
  const hasStart = git(repository, 'merge-base', '--is-ancestor', after, 'HEAD') !== undefined;
  const isShallow = git(repository, 'rev-parse', '--is-shallow-repository') === 'true';
  if (!hasStart && !isShallow) {
    return { passed: true, report: `Commit messages are not checked: this history has no commit ${after}.` };
  }
  const range = hasStart ? `${after}..HEAD` : 'HEAD';
  const count = Number(git(repository, 'rev-list', '--no-merges', '--count', range) ?? 0);
  const scope = hasStart ? `since ${after.slice(0, 8)}` : 'in this shallow clone';
  const report = `Commit messages ${scope}: ${count} checked`;
  const problems = count > 0 ? commitlint(repository, hasStart ? ['--from', after] : []) : undefined;
  return problems === undefined
    ? { passed: true, report: `${report}, all follow the rules.` }
    : { passed: false, report: `${report}.\n${problems}` };
}

/** @returns undefined if all messages follow the rules, otherwise the errors */
function commitlint(repository: string, from: string[]): string | undefined {
  const cli = path.join(workspace, 'node_modules/@commitlint/cli/cli.js');
  const config = path.join(workspace, 'commitlint.config.mjs');
  const args = [cli, '--config', config, '--cwd', repository, ...from, '--to', 'HEAD'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/** False for a folder without its own repository, even inside another one. */
function isTopLevel(folder: string): boolean {
  const top = git(folder, 'rev-parse', '--show-toplevel');
  return top !== undefined && realpathSync(top) === realpathSync(folder);
}

/** @returns the trimmed output, undefined if git fails or is not installed */
function git(repository: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { passed, report } = lintCommits();
  console.log(report);
  process.exitCode = passed ? 0 : 1;
}
