/** Results of a part of a test run. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed first and passed when repeated, e.g. 'src/card.spec.ts:16 › steps through the hours'. */
  flaky: string[];
}

export const noResults: Results = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** Results of a part that passes or fails as a whole. */
export const resultOf = (passed: boolean): Results => ({
  ...noResults,
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

export const sumOf = (a: Results, b: Results): Results => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...a.flaky, ...b.flaky],
});

/** Counts flaky tests, which otherwise count as passed, as failed. */
export const withoutFlaky = ({ passed, failed, skipped, flaky }: Results): Results => ({
  passed: passed - flaky.length,
  failed: failed + flaky.length,
  skipped,
  flaky,
});

/** @param text a report of Vitest's JSON reporter */
export function vitestResults(text: string): Results {
  const report = JSON.parse(text) as { numPassedTests: number; numFailedTests: number; numPendingTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests, flaky: [] };
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
    flaky: suites.flatMap(flakyTests),
  };
}

const flakyTests = ({ suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status }) => (status === 'flaky' ? [`${file}:${line} › ${title}`] : [])),
  ),
  ...suites.flatMap(flakyTests),
];
