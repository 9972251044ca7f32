import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolders } from '@umkreis/deploy/shared/project-folders.ts';
import { workspace } from './services.ts';

const projects = [...projectFolders(workspace).values()];
const readJson = (...file: string[]) => JSON.parse(readFileSync(path.join(workspace, ...file), 'utf8')) as unknown;

/** Projects of Node with functions that run in a page, so they need the types of both. */
const alsoInPages = ['apps/e2e', 'libs/util/testing', 'tools/bench', 'tools/deploy'];

test.each(projects.filter((folder) => !alsoInPages.includes(folder)))(
  '%s is checked with the types of its platform',
  (folder) => {
    const { nx } = readJson(folder, 'package.json') as { nx: { tags: string[] } };
    const platform = nx.tags.find((tag) => tag.startsWith('platform:'))?.slice('platform:'.length);
    const file = folder.startsWith('apps/') ? 'tsconfig.app.json' : 'tsconfig.lib.json';
    const { extends: base } = readJson(folder, file) as { extends: string };
    expect(path.join(folder, base)).toBe(`tsconfig.${platform}.json`);
  },
);

/** Type errors of a line of code in a project of a platform. */
function typeErrors(platform: string, code: string): string[] {
  // A folder in the workspace, whose packages apply to it.
  const folder = mkdtempSync(path.join(workspace, 'tools/start/platform-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/code.ts'), `${code}\nexport {};\n`);
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(workspace, `tsconfig.${platform}.json`) }),
    );
    const compiler = path.join(workspace, 'node_modules/typescript7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return [...stdout.matchAll(/error TS\d+: Cannot find name '([^']+)'/g)].map(([, name]) => name!);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['browser', []],
  ['node', ['document']],
  ['any', ['document']],
])('code for %s uses the DOM: unknown names %j', (platform, unknown) => {
  expect(typeErrors(platform, 'document.title = new URL("https://a.example").host;')).toEqual(unknown);
});

test.each([
  ['browser', ['process']],
  ['node', []],
  ['any', ['process']],
])('code for %s uses Node: unknown names %j', (platform, unknown) => {
  expect(typeErrors(platform, 'console.log(process.pid);')).toEqual(unknown);
});
