import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingSettings, type ProcessName } from './required-settings.ts';
import { StartError } from '../start-error.ts';
import { StateLog } from '../state-log.ts';
import { supervise } from './supervise.ts';

const workspace = path.resolve(import.meta.dirname, '../../../../..');

interface ServedProcess {
  name: ProcessName;
  /** Arguments of Node: its options and the file of the process, relative to the workspace. */
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Runs before the process, and alone with --migrate. */
  prepare?: (log: StateLog) => Promise<void>;
}

/**
 * Runs a process with NODE_ENV=production, restarting it when it is killed, until a signal ends it. Options of the
 * command: `--check` only reports missing settings, `--migrate` only prepares.
 * @returns the exit code: 64 (EX_USAGE) for an unknown option, 69 (EX_UNAVAILABLE) without the database, 78
 *   (EX_CONFIG) if a required setting is missing
 */
export async function serveProcess({ name, args, env = {}, prepare }: ServedProcess): Promise<number> {
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  const known = ['--check', ...(prepare ? ['--migrate'] : [])];
  if (options.some((option) => !known.includes(option))) {
    console.error(`Options of the ${name}: ${known.join(', ')}`);
    return 64;
  }
  const missing = missingSettings(name, process.env);
  if (missing.length > 0) {
    console.error(`The ${name} does not start:\n${missing.map((line) => `  ${line}`).join('\n')}`);
    return 78;
  }
  if (options.includes('--check')) return 0;
  try {
    await prepare?.(new StateLog({ warn: (facts, text) => console.error(logLine(name, text, facts)) }));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`The ${name} ${name === 'jobs' ? 'do' : 'does'} not start:\n  ${error.message}`);
    return error.exitCode;
  }
  if (options.includes('--migrate')) return 0;
  const bundled = path.join(workspace, 'node_modules/.bin/node');
  return supervise({
    command: existsSync(bundled) ? bundled : process.execPath,
    args,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    cwd: workspace,
    log: (message) => console.error(logLine(name, `the process ${message}`)),
  });
}

/** A log line in the format of the processes. */
function logLine(service: string, msg: string, facts: object = {}): string {
  const time = new Date().toISOString();
  return JSON.stringify({ level: 'warn', time, service, pid: process.pid, ...facts, msg });
}
