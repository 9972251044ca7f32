import { expect, it } from 'vitest';
import { coverageText, projectCoverage, type CoverageReport } from './coverage-report.ts';

const report = (...files: [file: string, ...calls: number[]][]): CoverageReport =>
  Object.fromEntries(
    files.map(([file, ...calls]) => [`/ws/${file}`, { path: `/ws/${file}`, s: Object.fromEntries(calls.entries()) }]),
  );

it('counts a statement as covered if one of several runs covers it', () => {
  const reports = [
    report(['libs/domain/search/src/a.ts', 1, 0, 0], ['libs/ui/src/b.tsx', 0]),
    report(['libs/domain/search/src/a.ts', 0, 2, 0], ['libs/domain/search/src/folder/c.ts', 1]),
  ];
  expect(projectCoverage(reports, '/ws')).toEqual([
    { project: 'libs/domain/search', statements: 4, covered: 3 },
    { project: 'libs/ui', statements: 1, covered: 0 },
  ]);
});

it('finds the projects of every layer, and omits files outside of them', () => {
  const files = ['apps/api/src/a.ts', 'tools/start/src/b.ts', 'libs/contract/src/c.ts', 'libs/util/i18n/src/d.ts'];
  const found = projectCoverage([report(...files.map((file): [string, number] => [file, 1]), ['x.ts', 1])], '/ws');
  expect(found.map(({ project }) => project)).toEqual(['apps/api', 'libs/contract', 'libs/util/i18n', 'tools/start']);
});

it('prints the share of each project and of all', () => {
  const lines = coverageText([
    { project: 'apps/api', statements: 3, covered: 2 },
    { project: 'libs/ui', statements: 0, covered: 0 },
  ]).split('\n');
  expect(lines.map((line) => line.split(/\s{2,}/))).toEqual([
    ['apps/api', '66.7 % of 3 statements'],
    ['libs/ui', '– of 0 statements'],
    ['all', '66.7 % of 3 statements'],
  ]);
});
