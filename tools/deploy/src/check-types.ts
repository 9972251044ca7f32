import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from './build-surfaces.ts';

const run = promisify(execFile);

/** The types of the whole workspace: a contract is kept by both of its sides. @throws Error with the first errors */
export async function checkTypes(): Promise<void> {
  const compiler = path.join(workspace, 'node_modules/typescript7/bin/tsc');
  try {
    await run(process.execPath, [compiler, '-p', 'tsconfig.json', '--pretty', 'false'], {
      cwd: workspace,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', message } = error as Error & { stdout?: string };
    throw new Error(`The types don't hold, so nothing is released:\n${stdout.slice(0, 4000) || message}`, {
      cause: error,
    });
  }
}
