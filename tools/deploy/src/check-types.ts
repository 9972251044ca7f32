import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from './shared/build-surfaces.ts';

const run = promisify(execFile);

/**
 * Type-checks the whole workspace, since both sides of a contract must match; from the start, since the incremental
 * check of TypeScript 7.0 misses changes of global types.
 * @param project its configuration
 * @throws Error with the first errors
 */
export async function checkTypes(project = 'tsconfig.json'): Promise<void> {
  const compiler = path.join(workspace, 'node_modules/typescript7/bin/tsc');
  try {
    await run(process.execPath, [compiler, '-b', project, '--force', '--pretty', 'false'], {
      cwd: workspace,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string };
    throw new Error(`There are type errors, so nothing is released:\n${stdout.slice(0, 4000) || message}`, {
      cause: error,
    });
  }
}
