import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspace } from './services.ts';
import { playwrightResults, sumOf, withoutFlaky, type Results } from './test-results.ts';

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

it('names tests that passed only when repeated, also those in groups', () => {
  expect(results).toEqual({ passed: 2, failed: 1, skipped: 1, flaky: ['some.spec.mjs:6 › passes when repeated'] });
});

it('counts flaky tests as failed where a run requires it', () => {
  expect(withoutFlaky(results)).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
});

it('lists the flaky tests of all parts', () => {
  const other = { passed: 1, failed: 0, skipped: 0, flaky: ['other.spec.ts:1 › other'] };
  expect(sumOf(results, other)).toMatchObject({ passed: 3, failed: 1, flaky: [...results.flaky, ...other.flaky] });
});
