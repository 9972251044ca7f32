import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lintCommits } from './lint-commits.ts';

let folder: string;
let repository: string;
let start: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Eva', '-c', 'user.email=eva@town.example', ...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Creates an empty commit; returns its hash. */
function commit(...paragraphs: string[]): string {
  git('commit', '--allow-empty', ...paragraphs.flatMap((text) => ['-m', text]));
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  repository = folder;
  git('init', '--initial-branch=main');
  git('config', 'commit.gpgsign', 'false');
  commit('The story so far');
  start = commit('A sentence that is no conventional commit');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('passes if no commit follows the start commit', () => {
  expect(lintCommits(repository, start).passed).toBe(true);
});

it('passes conventional commits, reverts and merges after the start commit', () => {
  git('checkout', '-b', 'topic');
  commit("fix(hours): evaluate sunrise at the place's coordinates", "Why: it was the branch's before.");
  git('checkout', 'main');
  commit('feat: add a filter');
  git('merge', '--no-ff', 'topic', '-m', 'Merge the sunrise of places');
  commit('Revert "feat: add a filter"', 'This reverts commit 1.');
  commit('revert(map): remove the filter again');
  const { passed, report } = lintCommits(repository, start);
  expect(report).toBe(`Commit messages since ${start.slice(0, 8)}: 4 checked, all follow the rules.`);
  expect(passed).toBe(true);
});

it('rejects commits that break a rule, and names each with its rule', () => {
  const rejected: [rule: string, subject: string, ...body: string[]][] = [
    ['type-empty', 'Vehicles move at the pace of the machine'],
    ['type-enum', 'wip: move vehicles'],
    ['subject-imperative', 'feat(map): adds a filter'],
    ['subject-full-stop', 'feat(map): add a filter.'],
    ['subject-max-length', `fix: ${'a'.repeat(101)}`],
    ['body-max-line-length', 'fix: limit a text', 'a'.repeat(121)],
  ];
  for (const [, ...paragraphs] of rejected) commit(...paragraphs);
  commit('feat: add a second filter');
  const { passed, report } = lintCommits(repository, start);
  expect(passed).toBe(false);
  const [, ...reports] = report.split('--- input ---');
  expect(reports).toHaveLength(rejected.length);
  for (const [rule, subject] of rejected) expect(reports.find((text) => text.includes(subject))).toContain(`[${rule}]`);
});

it('checks the commits of a shallow clone that lacks the start commit', () => {
  commit('A sentence');
  commit('feat: add a filter');
  const clone = (depth: string) => {
    const target = path.join(folder, `depth-${depth}`);
    git('clone', '--depth', depth, `file://${folder}`, target);
    return lintCommits(target, start);
  };
  const report = 'Commit messages in this shallow clone: 1 checked, all follow the rules.';
  expect(clone('1')).toEqual({ passed: true, report });
  expect(clone('2').passed).toBe(false);
});

it('checks nothing in another history, in a folder of another repository and without one', () => {
  expect(lintCommits(repository, 'f'.repeat(40))).toMatchObject({ passed: true });
  const unpacked = mkdtempSync(path.join(folder, 'unpacked-'));
  expect(lintCommits(unpacked, start).report).toMatch(/^No git history/);
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(lintCommits(repository, start).report).toMatch(/^No git history/);
});
