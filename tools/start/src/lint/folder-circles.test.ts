import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { noFolderCircles } from './no-folder-circles.ts';
import { projectFolders } from '@umkreis/deploy/shared/project-folders.ts';
import { workspace } from '../services.ts';

const projects = [...projectFolders(workspace).values()];

test.each(projects.filter((project) => existsSync(join(workspace, project, 'src'))))(
  '%s has no import cycles between folders',
  (project) => {
    const circles = folderCircles(join(workspace, project, 'src'));
    const text = circles.map(({ from, to, imports }) => [`${from} → ${to}`, ...imports].join('\n  ')).join('\n');
    expect(circles.length, text).toBe(0);
  },
);

const files = {
  'start.ts': "import './a/one.ts';",
  'a/one.ts': "import type { Two } from '../b/two.ts'; export const one = (two: Two) => two;",
  'b/two.ts': "export interface Two { a: 1 } export const lazy = () => import('./deep/three.ts');",
  'b/deep/three.ts': "export { one } from '../../a/one.ts';",
  'b/two.test.ts': "import '../start.ts';",
  'c/four.ts': "import '../a/one.ts'; import 'node:fs';",
};

async function inProject(look: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, 'libs/x/src', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('finds cycles across any number of folders, including types and lazy imports, and names the files', () =>
  inProject((folder) =>
    expect(folderCircles(join(folder, 'libs/x/src'))).toEqual([
      { from: 'a', to: 'b', imports: ['a/one.ts → b/two.ts'] },
      { from: 'b', to: 'b/deep', imports: ['b/two.ts → b/deep/three.ts'] },
      { from: 'b/deep', to: 'a', imports: ['b/deep/three.ts → a/one.ts'] },
    ]),
  ));

test('reports each import of a cycle in the linter, with the path back, and no others', () =>
  inProject(async (folder) => {
    const eslint = new ESLint({
      cwd: folder,
      overrideConfigFile: true,
      overrideConfig: [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser },
          plugins: { umkreis: { rules: { 'no-folder-circles': noFolderCircles } } },
          rules: { 'umkreis/no-folder-circles': 'error' },
        },
      ],
    });
    const reports = (await eslint.lintFiles('**/*.ts')).flatMap(({ filePath, messages }) =>
      messages.map(({ message }) => `${filePath.slice(join(folder, 'libs/x/src').length + 1)}: ${message}`),
    );
    expect(reports.toSorted()).toEqual([
      expect.stringMatching(
        /^a\/one\.ts: 'b' imports from 'a' itself: b\/two\.ts → .*, b\/deep\/three\.ts → a\/one\.ts\./,
      ),
      expect.stringMatching(/^b\/deep\/three\.ts: 'a' imports from 'b\/deep' itself/),
      expect.stringMatching(/^b\/two\.ts: 'b\/deep' imports from 'b' itself/),
    ]);
  }));
