import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PostgresRunner } from '@umkreis/db/postgres-runner.ts';
import { BackupError } from '../backup-error.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 1e8;

/**
 * Runs pgBackRest as the user that runs PostgreSQL.
 * @returns what it printed
 * @throws BackupError with its own errors and hints, or if it isn't installed
 */
export async function pgBackRest(
  args: readonly string[],
  runner: PostgresRunner,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const [command, all] = runner.wrap(['pgbackrest', ...args]);
  try {
    return (await run(command, all, { env, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const lines = `${stderr}\n${stdout}`.split('\n').filter((line) => /ERROR|HINT|No such file/.test(line));
    const why = lines.map((line) => line.replace(/^.*?(ERROR|HINT):/, '$1:').trim()).join('\n  ');
    throw new BackupError(`pgbackrest ${args.at(-1)} failed:\n  ${why || (error as Error).message}`);
  }
}
