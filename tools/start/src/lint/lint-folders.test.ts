import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lintFolders } from './lint-folders.ts';

let workspace: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text);
};
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'umkreis-lint-'));
  write('eslint.config.mjs', "export default [{ rules: { eqeqeq: 'warn', 'no-var': 'error' } }];");
});
afterEach(() => rmSync(workspace, { recursive: true }));

it('reports errors and warnings for the folder that contains the file', async () => {
  write('libs/map/a.js', 'const a = 1;\n');
  write('libs/map-core/b.js', 'var b = 1;\n');
  write('apps/map/c.js', 'if (1 == 2) throw new Error();\n');
  expect(await lintFolders(workspace, ['apps/map', 'libs/map', 'libs/map-core'])).toEqual([
    { isClean: false, text: expect.stringMatching(/c\.js[^]*eqeqeq/) },
    { isClean: true, text: '' },
    { isClean: false, text: expect.stringMatching(/b\.js[^]*no-var/) },
  ]);
});

it('reports why ESLint cannot check a folder', async () => {
  await expect(lintFolders(workspace, ['libs/away'])).rejects.toThrow(/^ESLint failed:[^]*libs\/away/);
});
