import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspace } from './services.ts';
import { playwrightResults, resultOf, sumOf, vitestResults, withoutFlaky, type Results } from './test-results.ts';

let folder: string;
let results: Results;

/** Runs Playwright on tests that need no browser. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'umkreis-flaky-'));
  symlinkSync(path.join(workspace, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'playwright.config.mjs'), "export default { retries: 1, reporter: 'json' };");
  writeFileSync(
    path.join(folder, 'some.spec.mjs'),
    `import { expect, test } from '@playwright/test';
test('passes', () => {});
test('fails', () => expect(1).toBe(2));
test.skip('is skipped', () => {});
test.describe('in a group', () => {
  test('passes when repeated', ({}, { retry }) => expect(retry).toBe(1));
});
`,
  );
  const report = path.join(folder, 'report.json');
  spawnSync(process.execPath, [path.join(workspace, 'node_modules/@playwright/test/cli.js'), 'test'], {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  results = playwrightResults(readFileSync(report, 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names failed tests, and those that passed only when repeated, also in groups', () => {
  expect(results).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    flaky: ['some.spec.mjs:6 › passes when repeated'],
    failures: ['some.spec.mjs:3 › fails'],
  });
});

it('counts flaky tests as failed where a run requires it', () => {
  expect(withoutFlaky(results)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
});

it('lists the failed and the flaky tests of all parts', () => {
  const other = { ...resultOf('lint', false), passed: 1, flaky: ['other.spec.ts:1 › other'] };
  expect(sumOf(results, other)).toMatchObject({
    passed: 3,
    failed: 2,
    flaky: [...results.flaky, ...other.flaky],
    failures: [...results.failures, 'lint'],
  });
});

it('names the failed tests of a Vitest report with their files', () => {
  writeFileSync(
    path.join(folder, 'sum.test.mjs'),
    `import { describe, expect, it } from 'vitest';
describe('a sum', () => {
  it('is right', () => expect(1 + 1).toBe(2));
  it('is wrong', () => expect(1 + 1).toBe(3));
});
`,
  );
  const report = path.join(folder, 'vitest.json');
  const args = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`];
  spawnSync(process.execPath, [path.join(workspace, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: folder });
  const { passed, failed, failures } = vitestResults(readFileSync(report, 'utf8'), folder);
  expect({ passed, failed, failures }).toEqual({ passed: 1, failed: 1, failures: ['sum.test.mjs › a sum is wrong'] });
});
