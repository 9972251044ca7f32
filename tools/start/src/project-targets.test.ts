import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolders } from '@umkreis/deploy/shared/project-folders.ts';
import { workspace } from './services.ts';

interface Manifest {
  nx: { targets: Record<string, unknown> };
}

/** 'npm test' and 'npm run lint' run the targets of all projects, so what a project does not declare is not checked. */
test.each([...projectFolders(workspace).values()])(
  '%s declares lint, typecheck, and test if it has tests',
  (folder) => {
    const { nx } = JSON.parse(readFileSync(path.join(workspace, folder, 'package.json'), 'utf8')) as Manifest;
    const hasTests = globSync(`${folder}/src/**/*.test.{ts,tsx}`, { cwd: workspace }).length > 0;
    expect(Object.keys(nx.targets)).toEqual(expect.arrayContaining(['lint', 'typecheck']));
    if (hasTests) expect(Object.keys(nx.targets)).toContain('test');
  },
);
