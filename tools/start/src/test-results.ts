import path from 'node:path';

/** Results of a part of a test run. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed first and passed when repeated, e.g. 'src/card.spec.ts:16 › steps through the hours'. */
  flaky: string[];
  /** The failed tests in the same form; of a part or a runner that failed as a whole, its name. */
  failures: string[];
}

export const noResults: Results = { passed: 0, failed: 0, skipped: 0, flaky: [], failures: [] };

/** Results of a part that passes or fails as a whole. */
export const resultOf = (name: string, passed: boolean): Results =>
  passed ? { ...noResults, passed: 1 } : withFailure(name, noResults);

/** Results with one more failure, e.g. of a runner that ended without a failed test. */
export const withFailure = (name: string, results: Results): Results => ({
  ...results,
  failed: results.failed + 1,
  failures: [...results.failures, name],
});

export const sumOf = (a: Results, b: Results): Results => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...a.flaky, ...b.flaky],
  failures: [...a.failures, ...b.failures],
});

/** Counts flaky tests, which otherwise count as passed, as failed. */
export const withoutFlaky = (results: Results): Results => ({
  ...results,
  passed: results.passed - results.flaky.length,
  failed: results.failed + results.flaky.length,
});

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * @param text a report of Vitest's JSON reporter
 * @param root the folder to which the names of test files are relative
 */
export function vitestResults(text: string, root: string): Results {
  const report = JSON.parse(text) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: [],
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${path.relative(root, name)} › ${fullName}`),
    ),
  };
}

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

/** @param text a report of Playwright's JSON reporter */
export function playwrightResults(text: string): Results {
  const { stats, suites } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => testsWith('flaky', suite)),
    failures: suites.flatMap((suite) => testsWith('unexpected', suite)),
  };
}

const testsWith = (wanted: string, { suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => (status === wanted ? [`${file}:${line} › ${title}`] : [])),
  ),
  ...suites.flatMap((suite) => testsWith(wanted, suite)),
];
