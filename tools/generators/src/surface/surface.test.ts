import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { FsTree } from 'nx/src/generators/tree.js';
import { expect, test } from 'vitest';
import surface from './surface.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const workspace = () => new FsTree(root, false);
const read = (tree: FsTree, file: string) => tree.read(file, 'utf8') ?? '';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

test('adds a surface with an entry to contract, edge, shell, lint, texts and releases', async () => {
  const tree = workspace();
  await surface(tree, { name: 'window' });
  expect(JSON.parse(read(tree, 'apps/window/package.json'))).toMatchObject({
    name: '@umkreis/window',
    nx: { tags: ['type:app', 'platform:browser'] },
  });
  expect(read(tree, 'apps/window/src/app.tsx')).toContain("import { WindowScreen } from './window-screen.tsx';");
  expect(read(tree, 'apps/window/src/window-screen.tsx')).toContain('export function WindowScreen(');
  expect(read(tree, 'libs/contract/src/boot.ts')).toContain("'dashboard', 'window'] as const");
  expect(read(tree, 'apps/shell/src/app.tsx')).toContain(`<Route path="/window/*" element={remote('window')} />`);
  expect(read(tree, 'apps/edge/src/page.ts')).toContain("'window'");
  expect(read(tree, 'eslint.config.mjs')).toContain("'window']");
  expect(read(tree, '.github/workflows/rollback.yml')).toContain(
    'options: [shell, map, embed, kiosk, dashboard, window]',
  );
});

test('takes the visible texts of the first screen from the catalogue, in both languages', async () => {
  const tree = workspace();
  await surface(tree, { name: 'window' });
  expect(read(tree, 'apps/window/src/window-screen.tsx')).not.toMatch(/>[^<{]*\p{L}[^<{]*</u);
  for (const language of ['de', 'en']) {
    const texts = read(tree, `apps/window/src/messages/window-screen.${language}.json`);
    expect(JSON.parse(texts)).toEqual({ title: 'Window', empty: expect.any(String) });
    expect(read(tree, `apps/window/src/texts/${language}.ts`)).toContain(`window-screen.${language}.json'`);
  }
  expect(tree.listChanges().filter(({ content }) => content?.toString().includes('Welcome'))).toEqual([]);
});

test('declares the packages that its files import, in the versions of the other surfaces', async () => {
  const tree = workspace();
  await surface(tree, { name: 'window' });
  const declared = JSON.parse(read(tree, 'apps/window/package.json')) as Manifest;
  const other = JSON.parse(read(tree, 'apps/map/package.json')) as Manifest;
  const sources = tree.listChanges().filter(({ path: file }) => /^apps\/window\/.*\.(?:tsx?|css)$/.test(file));
  const imported = sources.flatMap(({ content }) =>
    [...content!.toString().matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name!),
  );
  expect(imported.length).toBeGreaterThan(5);
  const versions = { ...declared.dependencies, ...declared.devDependencies };
  expect(imported.filter((name) => !versions[name])).toEqual([]);
  expect({ ...other.dependencies, ...other.devDependencies }).toMatchObject(versions);
});

test('writes files that pass the formatter and the lint rules', async () => {
  const tree = workspace();
  await surface(tree, { name: 'window' });
  const changed = tree.listChanges().filter(({ path: file }) => !file.endsWith('.yml'));
  const sources = changed.filter(({ path: file }) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(6);
  // A folder in the workspace, whose configuration files and packages apply to it.
  const folder = mkdtempSync(path.join(root, 'tools/generators/generated-'));
  try {
    for (const { path: file, content } of changed) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content!);
    }
    const run = (tool: string, ...args: string[]) =>
      spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args, folder], {
        cwd: root,
        encoding: 'utf8',
      });
    const [format, lint] = [run('oxfmt/bin/oxfmt', '--check'), run('oxlint/bin/oxlint', '--max-warnings', '0')];
    expect([format.stdout + format.stderr, format.status]).toEqual([expect.any(String), 0]);
    expect([lint.stdout, lint.status]).toEqual([expect.any(String), 0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  // It reads the package.json next to the sources, which this tree has only in memory.
  const eslint = new ESLint({ cwd: root, overrideConfig: { rules: { 'umkreis/only-declared-packages': 'off' } } });
  for (const { path: file, content } of sources) {
    const [result] = await eslint.lintText(content!.toString(), { filePath: path.join(root, file) });
    expect([file, result?.messages ?? []]).toEqual([file, []]);
  }
});

test('rejects an existing surface', async () => {
  const tree = workspace();
  await expect(surface(tree, { name: 'map' })).rejects.toThrow("There is a surface 'map' already.");
  expect(tree.listChanges()).toEqual([]);
});
