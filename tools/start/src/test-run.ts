import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { startTestServer } from '@umkreis/db/test-server.ts';
import { startOtherPostgres } from './other-postgres.ts';
import { ensureBrowser, ensureHeadlessShell } from './ensure-browser.ts';
import { falseClockEnv, type ClockName } from './false-clock.ts';
import { green, red } from './progress.ts';
import { coverageText, projectCoverage, type CoverageReport } from './coverage-report.ts';
import { workspace } from './services.ts';
import { specsFor } from './surface-specs.ts';
import { useMemoryForTemporaryFiles } from './temporary-folder.ts';
import {
  noResults,
  playwrightResults,
  resultOf,
  sumOf,
  vitestResults,
  withFailure,
  withoutFlaky,
  type Results,
} from './test-results.ts';

/** Projects for Node: their tests use databases, disks and processes. */
const onMachine = [
  'apps/api/',
  'apps/edge/',
  'apps/jobs/',
  'libs/data-access/db/',
  'libs/data-access/object-storage/',
  'libs/data-access/releases/',
  'libs/util/pictures/',
  'libs/util/serving/',
  'tools/',
];
/** Tests with a database; those of the embedded server make no sense on another one. */
const onOtherServer = ['apps/api', 'libs/data-access/db', 'tools/osm-import', 'tools/backup'];
/** Those whose result may depend on the server's version: schema, migrations, backups, searches, statistics. */
const versionMatters = [
  'libs/data-access/db',
  'tools/backup',
  'apps/api/src/item-search',
  'apps/api/src/metrics',
  'apps/api/src/dashboard-items/bulk',
  'apps/api/src/dashboard-items/dashboard',
  'apps/api/src/item-history/history',
];
/** Parts that only the nightly workflow runs. A flaky test fails them. */
const atNight = new Set(['unit-all', 'unit-shuffled', 'postgres-all', 'e2e-all', 'coverage']);

const notNightly = ['--tags-filter', '!nightly'];

/** Vitest options for one worker that runs the files in random order; the seed is printed. */
const shuffledFiles = ['--project=shared process', '--maxWorkers=1', '--sequence.shuffle.files', ...notNightly];

type Env = Record<string, string>;

/** Options of `nx run-many` */
type Projects = readonly string[];
const pageProjects: Projects = ['--projects=tag:platform:browser,tag:platform:any'];
/** Nx starts large projects last, and would run them alone in the end: those of the API take longest. */
const serverProjects: Projects = ['--projects=@umkreis/api,@umkreis/edge'];
const otherNodeProjects: Projects = ['--projects=tag:platform:node', '--exclude=@umkreis/api,@umkreis/edge'];

/** Tests of file ages: the kernel dates files by the machine's clock, which libraries cannot shift. */
const onMachineClock = new Set([
  'libs/data-access/object-storage/src/store.test.ts',
  'apps/api/src/media/media.test.ts',
]);

/**
 * Test files of some projects; without those that need the machine's clock when another one is set. Vitest's own
 * option `--exclude` does not apply to its projects.
 */
const testFiles = (isWanted: (file: string) => boolean, env: Env): string[] =>
  globSync('{apps,libs,libs/*,tools}/*/src/**/*.test.{ts,tsx}', { cwd: workspace })
    .filter((file) => isWanted(file) && !('FAKETIME' in env && onMachineClock.has(file)))
    .map((file) => path.join(workspace, file));
const isOnMachine = (file: string) => onMachine.some((folder) => file.startsWith(folder));

const bin = (file: string) => path.join(workspace, 'node_modules', file);
/** Node stores compiled modules here: tests start hundreds of processes; the API starts in two thirds of the time. */
const compileCache = bin('.cache/umkreis-compiled');
const coverageFolder = (name: string) => path.join(workspace, 'test-results/coverage', name);
const report = (name: string) => path.join(workspace, 'test-results', `${name}.json`);

/**
 * Runs lint, types, unit, integration and end-to-end tests. All parts run even if one fails; the last line is
 * 'N passed, N failed', after a list of the failed tests and of the flaky ones, which passed only when repeated; the
 * nightly parts count flaky tests as failed. Tests of the database run twice: on the embedded PostgreSQL, and on that
 * of DATABASE_URL or the system. 'postgres-all' does so for all tests of API, database and importer; 'unit-all'
 * and 'e2e-all' include tests that take minutes; 'unit-shuffled' runs the tests that share processes in random
 * order; 'coverage' prints the coverage of the unit tests per project. These run only if they are named.
 * Unless another clock is chosen or it cannot be set, end-to-end tests run in the night of an autumn clock change;
 * 'clock' runs only those whose result depends on the time, which 'e2e' includes.
 * @param only names of parts (lint, types, unit, integration, unit-all, unit-shuffled, coverage, postgres,
 *   postgres-all, e2e, e2e-all, clock); empty: all except 'clock' and the nightly ones
 * @param clock the simulated time of the parts; omitted: the current time
 * @param surfaces comma-separated: 'e2e' and 'e2e-all' run only their tests; omitted: all
 * @returns true if nothing failed
 */
export async function runTests(
  only: string[],
  { clock, surfaces }: { clock?: ClockName | undefined; surfaces?: string | undefined } = {},
): Promise<boolean> {
  const shifted = clock && requireClock(clock);
  await rm(path.join(workspace, 'test-results'), { recursive: true, force: true });
  await mkdir(path.join(workspace, 'test-results'), { recursive: true });
  const isWanted = (part: string) => (only.length > 0 ? only.includes(part) : part !== 'clock' && !atNight.has(part));
  const specs = surfaces === undefined ? [] : specsFor(surfaces);
  const parts: [name: string, run: () => Promise<Results>][] = [
    ['lint', async () => resultOf('lint', await npmRun('lint'))],
    ['types', async () => resultOf('types', await npmRun('typecheck'))],
    ['unit', () => (shifted ? pageUnits('unit', notNightly, shifted) : projectTests([pageProjects]))],
    [
      'integration',
      () =>
        shifted
          ? onMachineTests('integration', notNightly, shifted)
          : withTestServer((server) => projectTests([serverProjects, otherNodeProjects], server)),
    ],
    ['unit-all', () => allUnits('unit-all', [], shifted)],
    ['unit-shuffled', () => shuffledUnits('unit-shuffled', shifted)],
    ['coverage', () => coverage(shifted)],
    ['postgres', () => onAnotherServer('postgres', versionMatters, notNightly)],
    ['postgres-all', () => onAnotherServer('postgres-all', onOtherServer, [])],
    ['e2e', () => journeys('e2e', ['--grep-invert', '@nightly', ...specs], shifted ?? nightOfClockChange())],
    ['e2e-all', () => journeys('e2e-all', specs, { ...shifted, E2E_MOTION: 'on' })],
    ['clock', () => journeys('clock', ['--grep', '@clock'], shifted ?? nightOfClockChange())],
  ];
  const endMemory = await useMemoryForTemporaryFiles();
  let total = noResults;
  for (const [name, run] of parts.filter(([part]) => isWanted(part))) {
    const started = performance.now();
    console.log(`\n── ${name}`);
    const results = await run();
    const count = atNight.has(name) ? withoutFlaky(results) : results;
    total = sumOf(total, count);
    const summary = `${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''} in ${((performance.now() - started) / 1000).toFixed(0)} s`;
    console.log(`── ${name}: ${count.failed ? red(summary) : green(summary)}`);
  }
  await endMemory();
  for (const test of total.failures) console.log(red(`failed: ${test}`));
  for (const test of total.flaky) console.log(red(`flaky: ${test}`));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
}

/**
 * Runs the target 'test' of projects. Nx repeats the report of an earlier run if nothing changed that it depends on.
 * Nx tests two projects at a time: with more processes, a project would load the modules of its tests twice.
 * @param runs of Nx, which run at the same time
 */
async function projectTests(runs: readonly Projects[], env: Env = {}): Promise<Results> {
  const reports = path.join(workspace, 'test-results/projects');
  await rm(reports, { recursive: true, force: true });
  const nx = bin('nx/dist/bin/nx.js');
  const passed = await Promise.all(
    runs.map((projects) => node(nx, ['run-many', '-t', 'test', ...projects], { ...env, VITEST_MAX_WORKERS: '1' })),
  );
  let count = noResults;
  for await (const file of glob(path.join(reports, '**/*.json')))
    count = sumOf(count, vitestResults(await readFile(file, 'utf8'), workspace));
  return passed.every(Boolean) || count.failed ? count : withFailure('nx run-many -t test', count);
}

/** Vitest tests of pages and rules. */
function pageUnits(name: string, args: readonly string[], env: Env = {}): Promise<Results> {
  return vitestRun(`${name}-pages`, [...testFiles((file) => !isOnMachine(file), env), ...args], env);
}

/** Vitest tests with databases, disks and processes. */
function onMachineTests(name: string, which: readonly string[], env: Env = {}): Promise<Results> {
  const args = [...testFiles(isOnMachine, env), ...which];
  return withTestServer((server) => vitestRun(name, args, { ...env, ...server }));
}

async function allUnits(name: string, which: readonly string[], env?: Env): Promise<Results> {
  return sumOf(await pageUnits(name, which, env), await onMachineTests(name, which, env));
}

/** Tests of a database or a process are steps of one story: within their files they keep their order. */
async function shuffledUnits(name: string, env?: Env): Promise<Results> {
  const pages = await pageUnits(name, [...shuffledFiles, '--sequence.shuffle.tests'], env);
  return sumOf(pages, await onMachineTests(name, shuffledFiles, env));
}

/**
 * Prints which statements of each project the unit tests run, without the processes and browsers that they start.
 * Failed tests count in 'unit': measuring makes code slower than some of them allow.
 */
async function coverage(env: Record<string, string> | undefined): Promise<Results> {
  const measured = [
    '--coverage.enabled',
    '--coverage.reporter=json',
    '--coverage.reportOnFailure',
    '--coverage.include={apps,libs,libs/*,tools}/*/src/**/*.{ts,tsx}',
    '--coverage.exclude=apps/e2e/**',
  ];
  // Coverage of functions that come from the cache is less precise.
  await allUnits('coverage', [...notNightly, ...measured], { ...env, NODE_DISABLE_COMPILE_CACHE: '1' });
  const files = ['coverage-pages', 'coverage'].map((run) => path.join(coverageFolder(run), 'coverage-final.json'));
  if (!files.every((file) => existsSync(file))) return resultOf('coverage', false);
  const reports = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as CoverageReport),
  );
  console.log(coverageText(projectCoverage(reports, workspace)));
  return resultOf('coverage', true);
}

async function withTestServer(run: (env: Env) => Promise<Results>): Promise<Results> {
  const server = await startTestServer();
  try {
    return await run(server.env);
  } finally {
    await server.stop();
  }
}

/** Tests on a PostgreSQL other than the embedded one, if available. */
async function onAnotherServer(name: string, files: readonly string[], which: readonly string[]): Promise<Results> {
  const server = await startOtherPostgres();
  if (!server) return noResults;
  console.log(`on ${server.name}`);
  try {
    const isWanted = (file: string) =>
      files.some((start) => file.startsWith(start)) && !file.endsWith('embedded-postgres.test.ts');
    return await vitestRun(name, [...testFiles(isWanted, {}), ...which], server.env);
  } finally {
    await server.stop();
  }
}

/** Runs Vitest and counts the results in its report. */
function vitestRun(name: string, args: readonly string[], env: Record<string, string>): Promise<Results> {
  const reports = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
    `--coverage.reportsDirectory=${coverageFolder(name)}`,
  ];
  return counted(
    name,
    (text) => vitestResults(text, workspace),
    () => node(bin('vitest/vitest.mjs'), ['run', ...args, ...reports], env),
  );
}

/** The environment of the night of an autumn clock change; undefined if the clock cannot be set on this machine. */
function nightOfClockChange(): Env | undefined {
  const env = falseClockEnv('october');
  if (!env) console.log('No libfaketime on this machine, and none could be installed: the nightly workflow has it.');
  return env;
}

/** Playwright tests with their own product. The nightly ones use the complete Chromium, and show every animation. */
async function journeys(name: string, which: string[], env: Record<string, string> = {}): Promise<Results> {
  const CHROMIUM_PATH = await (atNight.has(name) ? ensureBrowser() : ensureHeadlessShell());
  const output = path.join(workspace, 'test-results', name);
  const args = ['test', '--config', 'apps/e2e/playwright.config.ts', '--output', output, ...which];
  return counted(name, playwrightResults, () =>
    node(bin('@playwright/test/cli.js'), args, { ...env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) }),
  );
}

/**
 * @throws Error if libfaketime is not available: a requested clock must not silently be replaced by the real
 *   one
 */
function requireClock(name: ClockName): Record<string, string> {
  const env = falseClockEnv(name);
  if (!env) throw new Error('A false clock needs libfaketime, which this machine has not and could not install.');
  return env;
}

const node = (script: string, args: string[], env?: Env) => run(process.execPath, [script, ...args], env);
const npmRun = (script: string) => run('npm', ['run', '--silent', script]);

function run(command: string, args: string[], env: Env = {}): Promise<boolean> {
  return new Promise((resolve) => {
    // Only the part that tests another server uses the given database; all others have their own.
    const { DATABASE_URL: _given, ...inherited } = process.env;
    const child = spawn(command, args, {
      cwd: workspace,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...inherited, ...env },
    });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });
}

/** A runner that fails without a failed test (crash, no test found) counts as one failure. */
async function counted(name: string, read: (text: string) => Results, run: () => Promise<boolean>): Promise<Results> {
  const ok = await run();
  const count = existsSync(report(name)) ? read(await readFile(report(name), 'utf8')) : noResults;
  return ok || count.failed ? count : withFailure(name, count);
}
