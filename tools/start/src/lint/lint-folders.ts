import { execFile } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { workspace } from '../services.ts';

export interface LintResult {
  /** Whether there is neither an error nor a warning. */
  isClean: boolean;
  /** Errors and warnings as text; empty if there are none. */
  text: string;
}

/** Bytes of the report, which contains the source of each file with a problem. */
const MAX_REPORT = 512 * 2 ** 20;

/**
 * Checks the files in folders with ESLint.
 * @param root folder with the configuration
 * @param folders relative to the root
 * @returns the result of each folder, in their order
 * @throws Error with ESLint's output if it cannot check them
 */
export async function lintFolders(root: string, folders: readonly string[]): Promise<LintResult[]> {
  const files = await runESLint(root, folders);
  const formatter = await new ESLint({ cwd: root }).loadFormatter();
  return Promise.all(
    folders.map(async (folder) => {
      const own = files.filter(({ filePath }) => filePath.startsWith(path.join(root, folder) + path.sep));
      const isClean = own.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
      return { isClean, text: await formatter.format(own) };
    }),
  );
}

/**
 * Runs ESLint's command instead of its class: only there does `@nx/enforce-module-boundaries` keep the project graph,
 * which it otherwise reads again for every file, 70 of 110 s.
 */
function runESLint(root: string, folders: readonly string[]): Promise<ESLint.LintResult[]> {
  const cli = path.join(workspace, 'node_modules/eslint/bin/eslint.js');
  const args = [cli, '--format', 'json', ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: MAX_REPORT }, (error, stdout, stderr) => {
      // The exit code is 1 if there are errors in the files.
      if (error && error.code !== 1) reject(new Error(`ESLint failed:\n${stderr || error.message}`));
      else resolve(JSON.parse(stdout) as ESLint.LintResult[]);
    });
  });
}
