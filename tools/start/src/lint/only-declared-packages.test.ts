import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyDeclaredPackages } from './only-declared-packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'declared-'));

beforeAll(() => {
  const manifest = {
    name: '@umkreis/x',
    dependencies: { zod: '1.0.0', '@umkreis/contract': '*' },
    devDependencies: { '@types/geojson': '1.0.0' },
  };
  mkdirSync(join(folder, 'libs/x/src/deep'), { recursive: true });
  writeFileSync(join(folder, 'libs/x/package.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function missing(code: string): Promise<string[]> {
  const filePath = join(folder, 'libs/x/src/deep/file.ts');
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as never },
      plugins: { umkreis: { rules: { 'only-declared-packages': onlyDeclaredPackages } } },
      rules: { 'umkreis/only-declared-packages': 'error' },
    },
  });
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map(({ message }) => message);
}

test.each([
  "import { z } from 'zod/mini';",
  "import { paths } from '@umkreis/contract/api-paths.ts';",
  "import { own } from '@umkreis/x/own.ts'; import { near } from './near.ts'; import { file } from '../file.ts';",
  "import type { Point } from 'geojson';",
  "import { readFile } from 'node:fs/promises'; import path from 'path';",
  "import { expect } from 'vitest';",
])('accepts %s', async (code) => {
  expect(await missing(code)).toEqual([]);
});

test.each([
  ["import pg from 'pg';", 'pg'],
  ["import type { Pool } from 'pg';", 'pg'],
  ["export { Client } from 'pg';", 'pg'],
  ["export * from '@umkreis/db/database.ts';", '@umkreis/db'],
  ["const lazy = () => import('@umkreis/db/database.ts');", '@umkreis/db'],
  ["let pool: import('pg').Pool;", 'pg'],
])('rejects %s', async (code, name) => {
  expect(await missing(code)).toEqual([`'${name}' is not declared: add it to the package.json of this project.`]);
});
