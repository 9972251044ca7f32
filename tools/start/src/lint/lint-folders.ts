import path from 'node:path';
import { ESLint } from 'eslint';

export interface LintResult {
  /** Whether there is neither an error nor a warning. */
  isClean: boolean;
  /** Errors and warnings as text; empty if there are none. */
  text: string;
}

/**
 * Checks the files in folders with ESLint.
 * @param folders relative to the workspace
 * @returns the result of each folder, in their order
 */
export async function lintFolders(workspace: string, folders: readonly string[]): Promise<LintResult[]> {
  const eslint = new ESLint({ cwd: workspace });
  const formatter = await eslint.loadFormatter();
  const files = await eslint.lintFiles([...folders]);
  return Promise.all(
    folders.map(async (folder) => {
      const own = files.filter(({ filePath }) => filePath.startsWith(path.join(workspace, folder) + path.sep));
      const isClean = own.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
      return { isClean, text: await formatter.format(own) };
    }),
  );
}
