import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import { workspace } from './services.ts';

/**
 * Projects with circles of old, and how many links between folders lie in them. A number only ever goes down, and what
 * reaches none leaves the list; nobody joins it.
 */
const known: Readonly<Record<string, number>> = { 'apps/api': 135 };

const projects = ['apps', 'libs', 'tools'].flatMap((group) =>
  readdirSync(join(workspace, group)).map((name) => `${group}/${name}`),
);

test.each(projects.filter((project) => existsSync(join(workspace, project, 'src'))))(
  '%s: no folder imports in a circle',
  async (project) => {
    const circles = await folderCircles(join(workspace, project, 'src'));
    const most = known[project] ?? 0;
    const text = circles.map(({ from, to, imports }) => [`${from} → ${to}`, ...imports].join('\n  ')).join('\n');
    expect(circles.length, `of ${most} known:\n${text}`).toBe(most);
  },
);

test('a circle is found through any number of folders, types and lazy parts, with the files that make it', async () => {
  const files = {
    'start.ts': "import './a/one.ts';",
    'a/one.ts': "import type { Two } from '../b/two.ts'; export const one = (two: Two) => two;",
    'b/two.ts': "export interface Two { a: 1 } export const lazy = () => import('./deep/three.ts');",
    'b/deep/three.ts': "export { one } from '../../a/one.ts';",
    'b/two.test.ts': "import '../start.ts';",
    'c/four.ts': "import '../a/one.ts'; import 'node:fs';",
  };
  const folder = mkdtempSync(join(tmpdir(), 'circles-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect(await folderCircles(folder)).toEqual([
      { from: 'a', to: 'b', imports: ['a/one.ts → b/two.ts'] },
      { from: 'b', to: 'b/deep', imports: ['b/two.ts → b/deep/three.ts'] },
      { from: 'b/deep', to: 'a', imports: ['b/deep/three.ts → a/one.ts'] },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
