import path from 'node:path';

/** The part of a file in Istanbul's coverage format that is read here. */
interface FileCoverage {
  path: string;
  /** Calls of each statement. */
  s: Record<string, number>;
}
export type CoverageReport = Record<string, FileCoverage>;

export interface ProjectCoverage {
  /** Folder of the project, e.g. 'libs/domain/search'. */
  project: string;
  statements: number;
  covered: number;
}

const projectFolder = /^(?:apps|tools|libs|libs\/[^/]+)\/[^/]+(?=\/src\/)/;

/**
 * Statements of each project that tests run, sorted by folder. A statement counts as covered if one of the reports
 * covers it.
 * @param reports of several test runs, with the same statements for a file
 * @param root folder of the workspace
 */
export function projectCoverage(reports: readonly CoverageReport[], root: string): ProjectCoverage[] {
  const files = new Map<string, Map<string, boolean>>();
  for (const { path: file, s } of reports.flatMap((report) => Object.values(report))) {
    const statements = files.get(file) ?? new Map<string, boolean>();
    files.set(file, statements);
    for (const [id, calls] of Object.entries(s)) statements.set(id, (statements.get(id) ?? false) || calls > 0);
  }
  const projects = new Map<string, ProjectCoverage>();
  for (const [file, statements] of files) {
    const project = projectFolder.exec(path.relative(root, file))?.[0];
    if (!project) continue;
    const sum = projects.get(project) ?? { project, statements: 0, covered: 0 };
    projects.set(project, sum);
    sum.statements += statements.size;
    sum.covered += [...statements.values()].filter(Boolean).length;
  }
  return [...projects.values()].sort((a, b) => (a.project < b.project ? -1 : 1));
}

/** A line per project with its share of covered statements, then their sum. */
export function coverageText(projects: readonly ProjectCoverage[]): string {
  const all: ProjectCoverage = {
    project: 'all',
    statements: projects.reduce((sum, { statements }) => sum + statements, 0),
    covered: projects.reduce((sum, { covered }) => sum + covered, 0),
  };
  return [...projects, all]
    .map(({ project, statements, covered }) => {
      const percent = statements === 0 ? '–' : `${((100 * covered) / statements).toFixed(1)} %`;
      return `${project.padEnd(32)} ${percent.padStart(7)} of ${statements} statements`;
    })
    .join('\n');
}
