import path from 'node:path';
import { FsTree } from 'nx/src/generators/tree.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import surface from './surface.ts';

const workspace = () => new FsTree(path.resolve(import.meta.dirname, '../../../..'), false);
const read = (tree: FsTree, file: string) => tree.read(file, 'utf8') ?? '';

test('adds a surface with an entry to contract, edge, shell, lint, development and releases', async () => {
  const tree = workspace();
  await surface(tree, { name: 'window' });
  expect(JSON.parse(read(tree, 'apps/window/package.json'))).toMatchObject({
    name: '@umkreis/window',
    nx: { tags: ['type:app', 'platform:browser'] },
  });
  expect(read(tree, 'apps/window/src/app.tsx')).toContain("import { WindowScreen } from './window-screen.tsx';");
  expect(read(tree, 'apps/window/src/window-screen.tsx')).toContain('export function WindowScreen(');
  expect(read(tree, 'libs/contract/src/boot.ts')).toContain("'dashboard', 'window'] as const");
  expect(read(tree, 'libs/federation/src/build/dev-ports.ts')).toMatch(/window: 42\d\d \}/);
  expect(read(tree, 'apps/shell/src/app.tsx')).toContain(`<Route path="/window/*" element={remote('window')} />`);
  expect(read(tree, 'apps/edge/src/page.ts')).toContain("'window'");
  expect(read(tree, 'eslint.config.mjs')).toContain("'window']");
  expect(parse(read(tree, '.github/workflows/window.yml'))).toEqual({
    ...parse(read(tree, '.github/workflows/map.yml')),
    name: 'window',
    jobs: { window: expect.objectContaining({ with: expect.objectContaining({ surface: 'window' }) }) },
  });
});

test('rejects an existing surface', async () => {
  const tree = workspace();
  await expect(surface(tree, { name: 'map' })).rejects.toThrow("There is a surface 'map' already.");
  expect(tree.listChanges()).toEqual([]);
});
