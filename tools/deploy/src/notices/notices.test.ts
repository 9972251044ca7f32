import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { composeNotices, NOTICES_FILE } from './compose-notices.ts';
import { projectFolders } from '../shared/project-folders.ts';
import { shippedPackages } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

test('is up to date: THIRD-PARTY-NOTICES equals the output of npm run notices', async () => {
  const isCurrent = (await readFile(path.join(root, NOTICES_FILE), 'utf8')) === (await composeNotices(root));
  expect(isCurrent, 'run `npm run notices`').toBe(true);
});

test('names the packages under the LGPL, with the text of the licence', async () => {
  const text = await composeNotices(root);
  expect(text).toMatch(/^opening_hours [\d.]+: LGPL-3\.0-only, https:\/\/github\.com\/opening-hours/m);
  expect(text).toMatch(/^@img\/sharp-libvips-linux-x64 [\d.]+: LGPL-3\.0-or-later/m);
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(text).toContain('GNU GENERAL PUBLIC LICENSE');
});

test('names every production dependency of the projects and no development tools', async () => {
  const manifests = [...projectFolders(root).values()].map((folder) => path.join(root, folder, 'package.json'));
  const dependencies = await Promise.all(
    manifests.map(async (file) => (JSON.parse(await readFile(file, 'utf8')) as { dependencies?: object }).dependencies),
  );
  const declared = new Set(dependencies.flatMap((one) => Object.keys(one ?? {})));
  const names = new Set((await shippedPackages(root)).map(({ name }) => name));
  const missing = [...declared].filter((name) => !name.startsWith('@umkreis/') && !names.has(name));
  expect(declared.size).toBeGreaterThan(70);
  expect(missing).toEqual([]);
  expect(['vitest', 'nx', 'eslint', 'oidc-provider', '@playwright/test'].filter((name) => names.has(name))).toEqual([]);
});

test('contains for every package its licence or the name of it', async () => {
  const without = (await shippedPackages(root)).filter(({ license, text }) => !license && !text);
  expect(without.map(({ name }) => name)).toEqual([]);
});
