import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkTypes } from './check-types.ts';
import { deploy } from './deploy.ts';

/** Checking the declarations of browsers would take longer than everything else here. */
const compilerOptions = { strict: true, noEmit: true, types: [], lib: ['ES5'], skipLibCheck: true };

let folder: string;
let project: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  project = path.join(folder, 'tsconfig.json');
  await writeFile(project, JSON.stringify({ compilerOptions, files: ['a.ts'] }));
});
afterEach(() => rm(folder, { recursive: true }));

test('passes without type errors, and reports an error with its location', async () => {
  await writeFile(path.join(folder, 'a.ts'), 'export const a: number = 1;');
  await checkTypes(project);
  await writeFile(path.join(folder, 'a.ts'), "export const a: number = 'one';");
  await expect(checkTypes(project)).rejects.toThrow(/nothing is released:[\s\S]*a\.ts\(1,14\): error TS2322/);
});

test('stops a deployment with a type error before building', async () => {
  await writeFile(path.join(folder, 'a.ts'), "export const a: number = 'one';");
  const report = vi.fn();
  const dataDir = path.join(folder, 'data');
  await expect(deploy(['map'], { dataDir, apiUrl: null, report, project })).rejects.toThrow('TS2322');
  expect(report.mock.calls).toEqual([['checking types']]);
  expect(await readdir(folder)).not.toContain('data');
});
